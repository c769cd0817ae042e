/** The names of RAL classic families, by the first digit of a code. */
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
  /** An approximate screen colour, #rrggbb. */
  swatch: string
}

/** Returns the RAL code in a typed text: "RAL 5024", "ral5024" and "5024" are the same. */
export const toRalCode = (typed: string) => typed.replace(/^\s*ral\s*/i, '').trim()

const MOST = 60

/** Returns the RAL colours that match a text: the beginning of the code, or the family ("blue"). */
export function findRal(colours: readonly RalColour[], typed: string): RalColour[] {
  const wanted = toRalCode(typed).toLowerCase()
  return colours
    .filter(({ code }) => code.startsWith(wanted) || familyOf(code).toLowerCase().includes(wanted))
    .slice(0, MOST)
}

/** Returns the valid codes up to the first invalid one, because a second colour needs the first. */
export function knownCodes(colours: readonly RalColour[], typed: readonly string[]): string[] {
  const known = new Set(colours.map(({ code }) => code))
  const codes = typed.map(toRalCode)
  const unknown = codes.findIndex((code) => !known.has(code))
  return unknown < 0 ? codes : codes.slice(0, unknown)
}
