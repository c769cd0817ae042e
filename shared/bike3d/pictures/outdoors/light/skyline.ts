import { random } from './hills.ts'

/** A row of houses: their number across the picture, and their least and their usual greatest height in metres. */
interface Row {
  count: number
  low: number
  high: number
  seed: number
}

/** Returns the outline of a town: flat roofs of different heights, some stepped, a few with a mast. */
export function skyline({ count, low, high, seed }: Row): (across: number) => number {
  return (across) => {
    let highest = low * 0.6
    for (const layer of [0, 1]) {
      const place = (across * 0.5 + 0.5) * count * (1 + layer * 0.37) + layer * 0.43
      const index = Math.floor(place)
      const within = place - index
      const chance = random(index * 3.7 + seed + layer * 51)
      if (chance < 0.22) continue
      const gap = 0.06 + 0.2 * random(index * 1.9 + seed)
      if (within < gap || within > 1 - gap * 0.4) continue
      highest = Math.max(highest, roofOf({ chance, within, seed: index * 5.1 + seed, low, high }))
    }
    return highest
  }
}

interface Roof {
  chance: number
  within: number
  seed: number
  low: number
  high: number
}

function roofOf({ chance, within, seed, low, high }: Roof): number {
  const height = low + (high - low) * random(seed) ** 2.2
  const isStepped = chance > 0.7 && Math.abs(within - 0.5) > 0.24
  const hasMast = chance > 0.86 && Math.abs(within - 0.52) < 0.018
  return height * (isStepped ? 0.86 : 1) * (hasMast ? 1.22 : 1)
}
