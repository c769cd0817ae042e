import { formatPrice, toDollars } from '@nireeka/contracts'
import { type LineProblem, MAX_COUNT } from '@nireeka/contracts/api'

import { mostUnpaid } from '../../catalogue/index.ts'

export interface LineFacts {
  count: number
  unit_cents: number
  /** The unit price in cents that the cart's owner saw last; null when none was recorded. */
  seen_cents: number | null
  /** Pieces in stock; null for unlimited stock. */
  stock: number | null
  /** Pieces that the same member's unpaid orders hold, which count as available to this member. */
  reserved: number
  is_hidden: boolean
  /** Whether the product is a parent that is only sold as one of its variants. */
  is_parent: boolean
  /** The bike of a product of kind bike or upgrade, which can't be sold without a build. */
  bike_id: number | null
}

export interface LineValidation {
  available: number
  problem: LineProblem | null
  notice: string | null
}

export const CHOOSE_FIRST = 'Please choose an option first.'
export const BUILD_FIRST = 'Please build it first.'
const GONE = 'No longer sold.'

/** Returns the notice for a cart line: the most serious problem first. */
export function validateLine(line: LineFacts): LineValidation {
  if (line.is_hidden) return { available: 0, problem: 'gone', notice: GONE }
  if (line.is_parent) return { available: 0, problem: 'gone', notice: CHOOSE_FIRST }
  if (line.bike_id !== null) return { available: 0, problem: 'gone', notice: BUILD_FIRST }
  const available = mostOf(line)
  if (available === 0) return { available, problem: 'sold_out', notice: 'Sold out.' }
  if (line.count > available) return { available, problem: 'too_few', notice: tooFew(line, available) }
  return { available, ...priceNotice(line) }
}

type Stock = Pick<LineFacts, 'stock' | 'reserved'>

/** Returns the most pieces that a shopper may order of a product now. */
export const mostOf = ({ stock, reserved }: Stock) =>
  Math.min(MAX_COUNT, stock === null ? MAX_COUNT : mostUnpaid({ stock, reserved }))

/** Tells whether a shopper may order less than what is in stock, because others are to get some, too. */
export const isShared = ({ stock, reserved }: Stock) =>
  stock !== null && mostUnpaid({ stock, reserved }) < stock + reserved

const tooFew = (line: LineFacts, available: number) =>
  isShared(line)
    ? `Up to ${available} per order. Please reduce the quantity.`
    : `Only ${available} left. Please reduce the quantity.`

export function priceNotice({
  seen_cents,
  unit_cents,
}: Pick<LineFacts, 'seen_cents' | 'unit_cents'>): Pick<LineValidation, 'problem' | 'notice'> {
  if (seen_cents === null || seen_cents === unit_cents) return { problem: null, notice: null }
  const notice = `The price is now ${toPrice(unit_cents)}; it was ${toPrice(seen_cents)}.`
  return { problem: 'price_changed', notice }
}

export const toPrice = (cents: number) => formatPrice(toDollars(cents))

/** Tells whether a line is available; unavailable lines don't count in the total. */
export const canBeHad = ({ problem }: Pick<LineValidation, 'problem'>) =>
  problem !== 'gone' && problem !== 'sold_out'
