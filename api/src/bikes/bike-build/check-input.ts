import { allParts, isForSale, type OfferedBike, toPartIds } from '@nireeka/contracts/bike-build'

import { invalid } from '../../platform/index.ts'
import type { Colour, Offer } from './offer.ts'
import { isRalCode } from './ral-codes.ts'
import { brokenRules } from './why-gone.ts'

/** Size and colour as the browser sent them; null while one isn't chosen yet. */
export interface SizeAndColour {
  size_id: number | null
  color_id: number | null
  ral: readonly string[]
}

/** Throws a 422 at the size's or colour's field if the bike isn't built in it. */
export function checkSizeAndColour({ sizes, colours, isBuilt }: Offer, input: SizeAndColour) {
  const { size_id, color_id } = input
  assertOrder(input)
  if (size_id === null) return
  const size = sizes.find(({ id }) => id === size_id)
  if (!size?.is_available) throw invalid('size_id', 'This bike isn’t built in this size at the moment.')
  if (color_id === null) return
  const colour = colours.get(color_id)
  if (!colour || !isBuilt(size_id, color_id))
    throw invalid('color_id', 'This size isn’t built in this colour.')
  checkRal(colour, input.ral)
}

function assertOrder({ size_id, color_id, ral }: SizeAndColour) {
  if (size_id === null && color_id !== null) throw invalid('color_id', 'Choose a size before the colour.')
  if (color_id === null && ral.length > 0) throw invalid('ral', 'Choose a colour before its RAL codes.')
}

const WANTED = ['This colour has no RAL code.', 'Choose your RAL code.', 'Choose both of your RAL codes.']

function checkRal({ ralCodes }: Colour, ral: readonly string[]) {
  if (ral.length !== ralCodes) throw invalid('ral', WANTED[ralCodes] ?? '')
  const unknown = ral.find((code) => !isRalCode(code))
  if (unknown) throw invalid('ral', `We have no paint for RAL ${unknown}.`)
}

interface Parts {
  sizeId: number | null
  partIds: readonly number[]
}

/**
 * Returns the chosen parts without the bike's standard ones, deduplicated and in order; throws a 422 for parts that
 * can't be built together.
 */
export function checkParts(bike: OfferedBike, { sizeId, partIds }: Parts): number[] {
  const requested = [...new Set(partIds)]
  const parts = requested.map((id) => allParts(bike).find((part) => part.id === id))
  const known = parts.flatMap((part) => part ?? [])
  if (known.length < requested.length)
    throw invalid('part_ids', 'Not all of these parts are made for this bike.')
  const alone = known.find((part) => !isForSale(bike, part))
  if (alone) throw invalid('part_ids', `${alone.title}: this isn’t sold alone.`)
  const crowded = bike.slots.find(
    ({ id, choice }) => choice === 'single' && known.filter(({ slotId }) => slotId === id).length > 1,
  )
  if (crowded) throw invalid('part_ids', `${crowded.title}: only one of these can be built in.`)
  const own = toPartIds(bike, requested)
  const reasons = brokenRules(bike, { sizeId, colourId: null, ral: [], partIds: own })
  if (reasons.length > 0) throw invalid('part_ids', reasons.join(' '))
  return own
}
