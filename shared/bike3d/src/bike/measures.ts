import type { BikeSlug, Size } from '../configuration/catalogue.ts'
// Not from vectors.ts, which needs three: pages show these measures without the viewer.
import { degrees } from '../shapes/numbers.ts'
import type { V2, V3 } from '../shapes/vectors.ts'

/** A bike's geometry in millimetres: x forward from the bottom bracket, y up from the ground. */
export interface Measures {
  bike: BikeSlug
  size: Size
  /** Outer radius of the wheels; `tyreWidth` and `rimRadius` belong to tyre and rim. */
  wheelRadius: number
  tyreWidth: number
  rimRadius: number
  bottomBracket: V3
  rearAxle: V3
  frontAxle: V3
  /** Unit vectors in the middle plane: up the steering axis, forward at a right angle to it, up the seat tube. */
  steering: V2
  forward: V2
  seatTube: V2
  /** The fork's crown, the lower and the upper end of the head tube, and its length. */
  crown: V2
  headBottom: V2
  headTop: V2
  headLength: number
  /** The seat tube's upper end, its length from the bottom bracket, and the saddle's middle. */
  seatTop: V2
  seatLength: number
  saddle: V2
  axleToCrown: number
  forkOffset: number
  /** Half the width between the dropouts. */
  frontHub: number
  rearHub: number
  wheelbase: number
  /** From the bottom bracket to the top of the head tube: forward and up. */
  reach: number
  stack: number
}

interface BikeGeometry {
  tyre: number
  rim: number
  bottomBracketDrop: number
  chainstay: number
  headAngle: number
  seatAngle: number
  axleToCrown: number
  forkOffset: number
  rearHub: number
  sizes: Partial<Record<Size, SizeGeometry>>
}
interface SizeGeometry {
  reach: number
  headTube: number
  seatTube: number
  saddleHeight: number
}

const size = (reach: number, headTube: number, seatTube: number, saddleHeight: number): SizeGeometry => ({
  reach,
  headTube,
  seatTube,
  saddleHeight,
})

/** The geometries of our bikes, in millimetres and degrees. */
const GEOMETRIES: Record<BikeSlug, BikeGeometry> = {
  'nireeka-prime': {
    tyre: 64,
    rim: 292,
    bottomBracketDrop: 40,
    chainstay: 452,
    headAngle: 66.8,
    seatAngle: 75,
    axleToCrown: 522,
    forkOffset: 44,
    rearHub: 74,
    sizes: {
      S: size(428, 105, 395, 690),
      M: size(452, 118, 430, 735),
      L: size(476, 136, 470, 775),
      XL: size(502, 152, 508, 812),
    },
  },
  'nireeka-homie': {
    tyre: 56,
    rim: 292,
    bottomBracketDrop: 52,
    chainstay: 462,
    headAngle: 69.5,
    seatAngle: 71.5,
    axleToCrown: 452,
    forkOffset: 50,
    rearHub: 70,
    sizes: {
      S: size(362, 165, 395, 665),
      M: size(378, 185, 430, 700),
      L: size(395, 205, 470, 740),
    },
  },
  nyx: {
    tyre: 44,
    rim: 311,
    bottomBracketDrop: 66,
    chainstay: 438,
    headAngle: 70.8,
    seatAngle: 73.5,
    axleToCrown: 415,
    forkOffset: 48,
    rearHub: 70,
    sizes: {
      S: size(382, 118, 455, 705),
      M: size(398, 138, 495, 745),
      L: size(416, 160, 535, 785),
    },
  },
}

/** Height of the lower bearing, between the crown and the head tube. */
const BEARING = 10
/** How deep the rim sits in the tyre. */
const BEAD = 4
const FRONT_HUB = 55

const along = (from: V2, direction: V2, distance: number): V2 => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
]

/** Returns the sizes that a bike is built in. */
export const sizesOf = (bike: BikeSlug) => Object.keys(GEOMETRIES[bike].sizes) as Size[]

/** Returns the geometry of a bike in a size; throws an error with the name of an unknown size. */
export function measuresOf(bike: BikeSlug, name: Size): Measures {
  const bikeGeometry = GEOMETRIES[bike]
  const sized = bikeGeometry.sizes[name]
  if (!sized) throw new Error(`${bike} is not built in size ${name}.`)
  const { tyre, rim, bottomBracketDrop: drop, chainstay, axleToCrown, forkOffset, rearHub } = bikeGeometry
  const [headAngle, seatAngle] = [degrees(bikeGeometry.headAngle), degrees(bikeGeometry.seatAngle)]
  const radius = rim + tyre - BEAD
  const steering: V2 = [-Math.cos(headAngle), Math.sin(headAngle)]
  const forward: V2 = [Math.sin(headAngle), Math.cos(headAngle)]
  const seatTube: V2 = [-Math.cos(seatAngle), Math.sin(seatAngle)]
  const bottomBracket: V3 = [0, radius - drop, 0]
  // The foot of the steering axis: level with the axle, the fork's offset behind it.
  const foot: V2 = [
    sized.reach - steering[0] * (axleToCrown + BEARING + sized.headTube),
    radius - forward[1] * forkOffset,
  ]
  const axle = along(foot, forward, forkOffset)
  const crown = along(foot, steering, axleToCrown)
  const headBottom = along(crown, steering, BEARING)
  const headTop = along(headBottom, steering, sized.headTube)
  const middle: V2 = [bottomBracket[0], bottomBracket[1]]
  const rearX = -Math.sqrt(chainstay ** 2 - drop ** 2)
  return {
    bike,
    size: name,
    wheelRadius: radius,
    tyreWidth: tyre,
    rimRadius: rim,
    bottomBracket,
    rearAxle: [rearX, radius, 0],
    frontAxle: [axle[0], radius, 0],
    steering,
    forward,
    seatTube,
    crown,
    headBottom,
    headTop,
    headLength: sized.headTube,
    seatTop: along(middle, seatTube, sized.seatTube),
    seatLength: sized.seatTube,
    saddle: along(middle, seatTube, sized.saddleHeight),
    axleToCrown,
    forkOffset,
    frontHub: FRONT_HUB,
    rearHub,
    wheelbase: axle[0] - rearX,
    reach: headTop[0],
    stack: headTop[1] - bottomBracket[1],
  }
}

/**
 * Returns a point relative to the steering axis: `up` from the head tube's lower end, `ahead` of the axis, `side` to
 * the right.
 */
export function onSteering(measures: Measures, up: number, ahead = 0, side = 0): V3 {
  const { headBottom, steering, forward } = measures
  return [
    headBottom[0] + steering[0] * up + forward[0] * ahead,
    headBottom[1] + steering[1] * up + forward[1] * ahead,
    side,
  ]
}

/**
 * Returns a point relative to the seat tube's axis: `up` from the bottom bracket, `ahead` of the axis, `side` to the
 * right.
 */
export function onSeatTube(measures: Measures, up: number, ahead = 0, side = 0): V3 {
  const { bottomBracket, seatTube } = measures
  return [
    bottomBracket[0] + seatTube[0] * up + seatTube[1] * ahead,
    bottomBracket[1] + seatTube[1] * up - seatTube[0] * ahead,
    side,
  ]
}
