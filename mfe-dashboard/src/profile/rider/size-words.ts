import { heightText, type SizeAdvice } from '@nireeka/contracts/bike-build'

import type { BikeSize } from './rider.api.ts'

interface SizeWords {
  /** The advice in a word or two. */
  size: string
  /** What else there is to know; null for nothing. */
  details: string | null
  /** The size to build the bike in; null where none fits, or where it isn't built now. */
  sizeId: number | null
}

/** Returns what a rider reads about the size of a bike. */
export function sizeWords(advice: SizeAdvice<BikeSize>): SizeWords {
  switch (advice.status) {
    case 'none':
      return { size: 'No sizes yet', details: null, sizeId: null }
    case 'too_small':
      return noSize(`Made for riders from ${heightText(advice.size.riderFrom)}.`)
    case 'too_tall':
      return noSize(`Made for riders up to ${heightText(advice.size.riderTo)}.`)
    case 'fits':
      return fitting(advice.size, null)
    case 'between':
      return fitting(
        advice.size,
        `Or ${advice.other.name}, if you like it ${advice.isLarger ? 'nimble' : 'stretched'}.`,
      )
  }
}

const noSize = (details: string): SizeWords => ({ size: 'No size for you', details, sizeId: null })

const fitting = ({ id, name, note }: BikeSize, details: string | null): SizeWords => ({
  size: `Size ${name}`,
  details: note === null ? details : 'We can’t build it at the moment.',
  sizeId: note === null ? id : null,
})
