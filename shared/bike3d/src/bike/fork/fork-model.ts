import type { FinishName } from '../../materials/finishes.ts'
import type { BikeShape } from '../../configuration/shape.ts'

/** The parameters of a suspension fork. Lengths in millimetres. */
export interface SuspensionModel {
  travel: number
  stanchionRadius: number
  stanchion: FinishName
  /** Half the distance between the legs' axes, and how far ahead of the steering axis they are. */
  legs: number
  ahead: number
  /** Material of the lowers: painted like the frame, or black. */
  lowers: 'paintPlain' | 'forkLower'
  crown: FinishName
  cap: FinishName
  /** Distance between arch and tyre, larger where a fender must fit. */
  archGap: number
}

export const SUSPENSION: Record<Exclude<BikeShape['fork'], 'rigid'>, SuspensionModel> = {
  'travel-100': {
    travel: 100,
    stanchionRadius: 17,
    stanchion: 'stanchionBlack',
    legs: 64,
    ahead: 26,
    lowers: 'forkLower',
    crown: 'blackMatte',
    cap: 'alloyDark',
    archGap: 9,
  },
  'travel-130': {
    travel: 130,
    stanchionRadius: 18,
    stanchion: 'stanchionGold',
    legs: 64,
    ahead: 26,
    lowers: 'forkLower',
    crown: 'blackMatte',
    cap: 'alloyGold',
    archGap: 9,
  },
  'travel-50': {
    travel: 50,
    stanchionRadius: 14,
    stanchion: 'alloyDark',
    legs: 57,
    ahead: 30,
    lowers: 'paintPlain',
    crown: 'satin',
    cap: 'blackMatte',
    archGap: 18,
  },
  'travel-80': {
    travel: 80,
    stanchionRadius: 16,
    stanchion: 'stanchionBlack',
    legs: 58,
    ahead: 28,
    lowers: 'paintPlain',
    crown: 'satin',
    cap: 'alloyGold',
    archGap: 18,
  },
  'travel-40': {
    travel: 40,
    stanchionRadius: 15,
    stanchion: 'stanchionBlack',
    legs: 55,
    ahead: 28,
    lowers: 'forkLower',
    crown: 'blackMatte',
    cap: 'alloyGold',
    archGap: 8,
  },
}
