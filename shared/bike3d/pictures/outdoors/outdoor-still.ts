import type { Object3D } from 'three'

import type { Still } from '../still.ts'
import type { PlacedBike } from '../subjects.ts'
import type { Daylight, SkyUniforms, Tone } from './light/sky.ts'
import type { Rider } from './rider/rider.ts'

/** A place outdoors in metres: what stays while a ride passes, and what passes by. */
export interface Place {
  far: Object3D[]
  near: Object3D[]
}

/** Where a picture is taken from: a lens in degrees, a point that it looks at in metres, and the distance to it. */
export interface Lens {
  azimuth: number
  elevation: number
  fieldOfView: number
  at: readonly [number, number, number]
  distance: number
  /** The lens's radius in metres. */
  aperture: number
}

/** A picture of people riding bikes. */
export interface OutdoorStill extends Omit<Still, 'subject' | 'view'> {
  rides: { bike: PlacedBike; rider: Rider }[]
  light: Daylight
  lens: Lens
  place: (needs: { uniforms: SkyUniforms; lens: Lens }) => Place
  /** How far the bikes ride while the picture is taken, in metres. */
  travel: number
  gain: number
  shafts: number
  /** The light that the sky gives, against what it would be in a place without hills around. */
  fill: number
  /** The light of the open sky on the camera's side: it shows faces and what people wear. */
  daylight: Tone
  /** How bright the sky behind draws the outlines of riders and bikes. */
  rim: number
}
