import { layersOf } from '@nireeka/contracts/bike-layers'

import type { Stories } from '../story.ts'
import { LayeredPicture } from './layered-picture.tsx'

const BIKE = '/pictures/bikes/nireeka-prime-pine-front34.webp'

const bikeWith = (alt: string, parts: number[]) => () => (
  <LayeredPicture src={BIKE} alt={alt} layers={layersOf(BIKE, parts)} sizes="40rem" isPriority />
)

export const stories: Stories = {
  'As it comes': bikeWith('Nireeka Prime', []),
  'With fenders and a rear rack': bikeWith('Nireeka Prime with fenders and a rear rack', [2001, 2002]),
  'Without a picture': () => <LayeredPicture src={null} alt="Nireeka Prime" layers={[]} />,
}
