import { type Build, EMPTY_BUILD, type OfferedBike } from './bike.ts'
import { allParts, isForSale, toPartIds } from './parts.ts'

/** The first sign of a code, so that another way to write builds can be told from this one. */
const VERSION = '1'
const RADIX = 36
const MOST_PARTS = 60

const toText = (id: number | null) => (id === null ? '' : id.toString(RADIX))

/**
 * A build as a short code for an address: version, size, colour, RAL codes and parts, by their ids in base 36. Ids are
 * never given again, so a code means the same in every release of the catalogue. The empty build is the empty code.
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
// Each place within the one before: what isn't good for a place is never taken for the next.
const CODE = new RegExp(`^${VERSION}(?:-(${ID})?(?:-(${ID})?(?:-(${RAL})?(?:-(${PARTS}))?)?)?)?$`)

/** What a code says, whether or not there are such parts. Null: this is no code. */
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
 * A build as this bike can be built today: parts that are gone, or not sold for it, are left out, so that the default is
 * there again, as are second ones in a slot for one. `gone` counts what was left out.
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
