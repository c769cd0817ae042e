/** RAL classic by the first digit of its codes. */
const FAMILIES = [
  '',
  'Yellow',
  'Orange',
  'Red',
  'Violet',
  'Blue',
  'Green',
  'Grey',
  'Brown',
  'White and black',
]

export const familyOf = (code: string) => FAMILIES[Number(code[0])] ?? ''

export interface RalColour {
  code: string
  /** #rrggbb, about as on a screen. */
  swatch: string
}

/** What somebody has typed as a code: "RAL 5024", "ral5024" and "5024" are the same. */
export const toRalCode = (typed: string) => typed.replace(/^\s*ral\s*/i, '').trim()

const MOST = 60

/** The colours that somebody may mean: by the beginning of the code, or by its family ("blue"). */
export function findRal(colours: readonly RalColour[], typed: string): RalColour[] {
  const wanted = toRalCode(typed).toLowerCase()
  return colours
    .filter(({ code }) => code.startsWith(wanted) || familyOf(code).toLowerCase().includes(wanted))
    .slice(0, MOST)
}

/** The codes that a build can have by now: those in front that are known, since the second is of use only after the first. */
export function knownCodes(colours: readonly RalColour[], typed: readonly string[]): string[] {
  const known = new Set(colours.map(({ code }) => code))
  const codes = typed.map(toRalCode)
  const unknown = codes.findIndex((code) => !known.has(code))
  return unknown < 0 ? codes : codes.slice(0, unknown)
}
