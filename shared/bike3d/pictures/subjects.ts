import { ACCESSORIES, ACCESSORY_COLOURS, type AccessoryColour } from '../src/accessories/index.ts'
import { buildBike } from '../src/bike/build-bike.ts'
import type { ColourChoice, Configuration } from '../src/configuration/configuration.ts'
import { movedApart } from '../src/exploded/moved-apart.ts'
import { meshesOf } from '../src/model/meshes-of.ts'
import type { ModelPiece } from '../src/model/model.ts'
import { PARTS } from '../src/parts/index.ts'
import type { Piece } from '../src/piece.ts'
import { SPARES } from '../src/spares/index.ts'
import { createTools, type Tools } from '../src/tools.ts'
import type { Measures } from '../src/bike/measures.ts'

/** A bike in a picture and its place: millimetres and degrees. Its colour is given by the picture. */
export interface PlacedBike extends Omit<Configuration, 'colour'> {
  x?: number
  z?: number
  turn?: number
  /** How far its pieces are moved apart, 0 to 1. */
  explode?: number
}

/** The subject of a picture; an accessory without a colour is in its first one. */
export type Subject =
  | { bikes: PlacedBike[] }
  | { accessory: string; colour?: AccessoryColour }
  | { spare: string }
  | { part: string }

export interface Model {
  pieces: ModelPiece[]
  /** The measures of a bike, which its paint depends on. */
  measures?: Measures
  stands?: { x?: number; z?: number; turn?: number }
  tint?: string
}

/** A placeholder: the colour makes no difference to a bike's meshes. */
const ANY_COLOUR: ColourChoice = { id: 1 }

/** Returns the models of a subject, in the detail of a still. */
export function modelsOf(subject: Subject): Model[] {
  if ('bikes' in subject)
    return subject.bikes.map(({ x, z, turn, explode = 0, ...bike }) => {
      const { measures, pieces } = buildBike({ ...bike, colour: ANY_COLOUR }, 'still')
      return {
        measures,
        pieces: explode === 0 ? pieces : movedApart(pieces, explode),
        stands: { x, z, turn },
      }
    })
  if ('accessory' in subject) {
    const { build, colours } = named(ACCESSORIES, subject.accessory)
    const colour = subject.colour ?? colours[0]
    return [{ pieces: [pieceOf(build)], ...(colour ? { tint: ACCESSORY_COLOURS[colour] } : {}) }]
  }
  if ('part' in subject) return [{ pieces: [pieceOf(named(PARTS, subject.part).build)] }]
  const { build, tint } = named(SPARES, subject.spare)
  return [{ pieces: [pieceOf(build)], ...(tint ? { tint } : {}) }]
}

const pieceOf = (build: (tools: Tools) => Piece): ModelPiece => ({
  name: 'item',
  key: 'item',
  meshes: meshesOf(build(createTools('still'))),
  apart: [0, 0, 0],
})

function named<Item extends { name: string }>(items: readonly Item[], name: string): Item {
  const item = items.find((known) => known.name === name)
  if (!item) throw new Error(`There is no model called ${name}.`)
  return item
}
