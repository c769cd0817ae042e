import { buildBike } from '../../src/bike/build-bike.ts'
import type { Measures } from '../../src/bike/measures.ts'
import type { ColourChoice } from '../../src/configuration/configuration.ts'
import type { ModelPiece } from '../../src/model/model.ts'
import type { PlacedBike } from '../subjects.ts'
import type { LayerStill } from './layer-stills.ts'

/** What of a bike is in a layer's picture. */
export type LayerModel = Pick<LayerStill, 'subject' | 'pieces'>

/** A bike's pieces, split into what a layer shows and what it is fitted to. */
export interface LayerPieces {
  measures: Measures
  /** The pieces of the extra or the upgrade. */
  extra: ModelPiece[]
  /** All other pieces of the bike, which hide and shade the extra. */
  others: ModelPiece[]
  /** The pieces of the standard bike, to which its still was fitted. */
  standard: ModelPiece[]
}

/** A placeholder: the colour makes no difference to a bike's meshes. */
const ANY_COLOUR: ColourChoice = { id: 1 }

/** Returns what builds the pieces of a layer; pieces that were built before are reused. */
export function createLayerModels(detail: 'still' | 'live' = 'still') {
  const known = new Map<string, ModelPiece>()
  function build({ bike, size }: PlacedBike, parts: readonly number[]) {
    const model = buildBike({ bike, size, parts, colour: ANY_COLOUR }, detail, known)
    for (const piece of model.pieces) known.set(piece.key, piece)
    return model
  }
  return ({ subject, pieces: shown }: LayerModel): LayerPieces => {
    const names: readonly string[] = shown
    const isShown = ({ name }: ModelPiece) => names.includes(name)
    const [placed] = subject.bikes
    const { measures, pieces: standard } = build(placed, [])
    const { pieces } = build(placed, placed.parts)
    return {
      measures,
      standard,
      extra: pieces.filter(isShown),
      others: pieces.filter((piece) => !isShown(piece)),
    }
  }
}
