import type { Offer } from '../../bike-build/offer.ts'
import type { SamplePiece } from '../../configurator/tables.ts'
import type { CheckedBuild } from './build-state.ts'
import { differencesOf } from './differences.ts'
import type { Catalogue } from './read-catalogue.ts'

const NOTHING = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

/** Returns what the bike, the colour and each chosen part add to a build now. What isn't offered is left out. */
export function piecesOf(build: CheckedBuild, { offers }: Catalogue): SamplePiece[] {
  const offer = offers.get(build.bike_id)
  if (!offer) return []
  const parts = offer.bike.slots.flatMap((slot) => slot.parts)
  return [
    bikePiece(build, offer),
    ...colourPieces(build, offer),
    ...parts
      .filter(({ id }) => build.part_ids.includes(id))
      .map(({ id, title, cents, performance }) => ({
        key: `part ${id}`,
        name: title,
        totals: { cents, leadDays: 0, performance },
      })),
  ]
}

function bikePiece({ size_id, colour_id }: CheckedBuild, { title, bike, ...offer }: Offer): SamplePiece {
  const isWhole = size_id !== null && colour_id !== null
  const days = isWhole ? offer.leadDaysOf(size_id, colour_id) : null
  const leadDays = days === null ? null : days - (offer.colours.get(colour_id ?? 0)?.leadDays ?? 0)
  return { key: 'bike', name: title, totals: { cents: bike.cents, leadDays, performance: bike.performance } }
}

function colourPieces({ colour_id }: CheckedBuild, { colours }: Offer): SamplePiece[] {
  const colour = colours.get(colour_id ?? 0)
  if (!colour) return []
  const { name, cents, leadDays } = colour
  return [{ key: 'colour', name, totals: { cents, leadDays, performance: NOTHING } }]
}

/** Returns which pieces add something else than before, and what: 'Midnight Pearl: Price $190 → $200'. */
export function changedPieces(before: readonly SamplePiece[], now: readonly SamplePiece[]): string[] {
  const known = new Map(before.map((piece) => [piece.key, piece]))
  return now.flatMap(({ key, name, totals }) => {
    const was = known.get(key)
    const differences = was ? differencesOf(was.totals, totals) : []
    return differences.length > 0 ? [`${name}: ${differences.join(', ')}`] : []
  })
}
