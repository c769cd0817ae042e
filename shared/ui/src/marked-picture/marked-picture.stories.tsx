import type { Stories } from '../story.ts'
import { CLOSE_UPS } from './close-ups.ts'
import { mark } from './mark.ts'
import { MarkedPicture } from './marked-picture.tsx'

const SENSOR = '/pictures/spots/speed-sensor.webp'
const PLATE = '/pictures/spares/stem-face-plate.webp'

const { magnet, sensor } = CLOSE_UPS['speed-sensor']

export const stories: Stories = {
  Rings: () => (
    <MarkedPicture src={SENSOR} alt="The magnet and the sensor" marks={[magnet, sensor]} isPriority />
  ),
  'Rings and a dot': () => (
    <MarkedPicture
      src="/pictures/spots/front-brake.webp"
      alt="Caliper and disc"
      marks={[CLOSE_UPS['front-brake'].caliper, CLOSE_UPS['front-brake'].disc]}
      isPriority
    />
  ),
  'Labels on the parts themselves': () => (
    <MarkedPicture
      src={PLATE}
      alt="The four bolts’ order"
      marks={[
        mark('1', [0.25, 0.36]),
        mark('2', [0.68, 0.49]),
        mark('3', [0.26, 0.55]),
        mark('4', [0.63, 0.31]),
      ]}
      isPriority
    />
  ),
  'No marks': () => <MarkedPicture src={SENSOR} alt="The speed sensor" isPriority />,
}
