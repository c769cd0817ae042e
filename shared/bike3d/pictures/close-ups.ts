import { type Measures, measuresOf } from '../src/bike/measures.ts'
import type { BikeSlug } from '../src/configuration/catalogue.ts'
import type { View } from '../src/studio/views.ts'

/** Returns the camera views of three details of a bike. */
export function closeUpsOf(bike: BikeSlug): Record<'cockpit' | 'drivetrain' | 'front', View> {
  const measures = measuresOf(bike, 'M')
  const { bottomBracket, headTop, rearAxle } = measures
  return {
    cockpit: {
      azimuth: 52,
      elevation: 26,
      fieldOfView: 20,
      zoom: 3.4,
      target: [headTop[0] + 10, headTop[1] + 60, 20],
    },
    drivetrain: {
      azimuth: 16,
      elevation: 6,
      fieldOfView: 18,
      zoom: 2.5,
      target: [(bottomBracket[0] + rearAxle[0]) / 2 + 110, bottomBracket[1] + 40, 0],
    },
    front: { azimuth: 40, elevation: 8, fieldOfView: 18, zoom: 2.3, target: frontOf(measures) },
  }
}

/** Returns the point midway between the fork's crown and the axle. */
const frontOf = ({ crown, frontAxle }: Measures): [number, number, number] => [
  (crown[0] + frontAxle[0]) / 2,
  (crown[1] + frontAxle[1]) / 2 + 60,
  0,
]
