import type { BikePlan } from '../pieces.ts'
import type { V3 } from '../../shapes/vectors.ts'

/** The dimensions of a wheel, around its axle; it is built at the origin and moved into place at the end. */
export interface WheelPlan extends BikePlan {
  end: 'front' | 'rear'
  axle: V3
  /** Half the width between the dropouts. */
  hub: number
  tyre: 'trail' | 'city' | 'urban'
  hasReflectiveStripe: boolean
  rimDepth: number
  rimHalfWidth: number
  rotorRadius: number
  /** z of the brake disc's middle, on the left. */
  rotorZ: number
  flanges: Flanges
}

/** The flanges of a hub, at whose rims the spokes begin. */
export interface Flanges {
  radius: number
  right: number
  left: number
  /** The number of spokes of the same flange that each spoke crosses. */
  crosses: number
}

/** Distance between the brake disc and the inside of the dropout. */
export const ROTOR_INSET = 14

export const rotorRadiusOf = (brakes: BikePlan['shape']['brakes']) => (brakes === '4-piston-203' ? 101.5 : 90)

export function planWheel(plan: BikePlan, end: WheelPlan['end']): WheelPlan {
  const { measures, shape } = plan
  const hub = end === 'front' ? measures.frontHub : measures.rearHub
  return {
    ...plan,
    end,
    hub,
    axle: end === 'front' ? measures.frontAxle : measures.rearAxle,
    tyre: tyreOf(shape),
    hasReflectiveStripe: shape.wheels === 'puncture-resistant',
    rimDepth: rimDepthOf(shape),
    rimHalfWidth: measures.tyreWidth > 52 ? 18 : 14,
    rotorRadius: rotorRadiusOf(shape.brakes),
    rotorZ: ROTOR_INSET - hub,
    flanges: flangesOf(shape, end),
  }
}

const TYRES = { 'nireeka-prime': 'trail', 'nireeka-homie': 'city', nyx: 'urban' } as const

const tyreOf = (shape: BikePlan['shape']) =>
  shape.wheels === 'puncture-resistant' ? 'city' : TYRES[shape.bike]

function rimDepthOf({ wheels, bike }: BikePlan['shape']): number {
  if (wheels !== 'carbon') return 24
  return bike === 'nyx' ? 42 : 34
}

/** Returns the flanges: a cassette shifts the right one inwards; a gear hub has tall flanges and short spokes. */
function flangesOf({ drivetrain }: BikePlan['shape'], end: WheelPlan['end']): Flanges {
  if (end === 'front') return { radius: 25, right: 31, left: -24, crosses: 3 }
  if (drivetrain === 'belt-8') return { radius: 50, right: 25, left: -25, crosses: 2 }
  return { radius: 29, right: 14, left: -32, crosses: 3 }
}
