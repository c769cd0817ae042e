import { CatmullRomCurve3, type Curve, type Vector3 } from 'three'

import { between, type V3, vector } from './vectors.ts'

export type Path = Curve<Vector3>

/** Returns a smooth curve through the points. */
export function curve(points: V3[], { isClosed = false } = {}): CatmullRomCurve3 {
  return new CatmullRomCurve3(points.map(vector), isClosed, 'centripetal')
}

export const line = (a: V3, b: V3): CatmullRomCurve3 => curve([a, between(a, b, 0.5), b])
