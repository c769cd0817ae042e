import { type Build, EMPTY_BUILD, type OfferedBike } from './bike.ts'
import { allParts, isForSale, toPartIds } from './parts.ts'

/** The first character of a build code: the version of its format. */
const VERSION = '1'
const RADIX = 36
const MOST_PARTS = 60

const toText = (id: number | null) => (id === null ? '' : id.toString(RADIX))

/**
 * Returns a build as a short code for an address: version, size, colour, RAL codes and parts, with ids in base 36. Ids
 * are never reused, so a code means the same in every release of the catalogue. The empty build has an empty code.
 */
export function toCode({ sizeId, colourId, ral, partIds }: Build): string {
  const code = [VERSION, toText(sizeId), toText(colourId), ral.join('.'), partIds.map(toText).join('.')]
    .join('-')
    .replace(/-+$/, '')
  return code === VERSION ? '' : code
}

const ID = '[1-9a-z][0-9a-z]{0,4}'
const RAL = '\\d{4}(?:\\.\\d{4})?'
const PARTS = `${ID}(?:\\.${ID}){0,${MOST_PARTS - 1}}`
// Each group is nested in the one before, so that a wrong value is never taken for the next field.
const CODE = new RegExp(`^${VERSION}(?:-(${ID})?(?:-(${ID})?(?:-(${RAL})?(?:-(${PARTS}))?)?)?)?$`)

/** Returns the build that a code stands for, whether or not its parts exist; null for text that is no valid code. */
export function readCode(code: string): Build | null {
  if (code === '') return EMPTY_BUILD
  const found = CODE.exec(code)
  if (!found) return null
  const [, size, colour, ral, parts] = found
  return {
    sizeId: toId(size),
    colourId: toId(colour),
    ral: listOf(ral),
    partIds: listOf(parts).map(fromText),
  }
}

const listOf = (text: string | undefined) => text?.split('.') ?? []
const fromText = (text: string) => Number.parseInt(text, RADIX)
const toId = (text: string | undefined) => (text ? fromText(text) : null)

/**
 * Returns a build as it can be ordered for this bike today: parts that are gone or not offered for it are left out, so
 * that their defaults apply, and so are second parts in a `single` slot. `gone` is the number of parts left out.
 */
export function fitToBike(bike: OfferedBike, build: Build): { build: Build; gone: number } {
  const known = new Map(allParts(bike).map((part) => [part.id, part]))
  const taken = new Set<number>()
  const asked = [...new Set(build.partIds)]
  const kept = asked.filter((id) => {
    const part = known.get(id)
    const slot = bike.slots.find((one) => one.id === part?.slotId)
    if (!part || !slot || !isForSale(bike, part)) return false
    if (slot.choice === 'single' && taken.has(slot.id)) return false
    taken.add(slot.id)
    return true
  })
  return { build: { ...build, partIds: toPartIds(bike, kept) }, gone: asked.length - kept.length }
}
