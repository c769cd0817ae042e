import { buildBike } from '../src/bike/build-bike.ts'
import { BIKES } from '../src/configuration/catalogue.ts'
import { everythingOn } from '../src/exploded/everything-on.ts'
import { projectSpots } from '../src/exploded/project-spots.ts'
import { type View, VIEWS } from '../src/studio/views.ts'

/** The view of the exploded pictures, which fill their frame a little more than those of whole bikes. */
export const EXPLODED: View = { ...VIEWS.exploded, zoom: 1.06 }

/** The shape of a picture: 8 to 5. */
const ASPECT = 1.6

/** Returns where the pieces are in each bike's exploded picture. */
export const spotsOfStills = () =>
  Object.fromEntries(
    BIKES.map((bike) => [
      bike,
      projectSpots(buildBike(everythingOn(bike), 'still').pieces, EXPLODED, ASPECT),
    ]),
  )
