import { measuresOf } from '../../src/bike/measures.ts'
import { move, turnY } from '../../src/shapes/transforms.ts'
import { degrees } from '../../src/shapes/vectors.ts'
import { inTheDark } from '../bike-stills.ts'
import {
  bagPlace,
  belowTopTube,
  onRackRail,
  placedAccessory,
  placedFurniture,
  wheelOnHook,
} from './beside.ts'
import { coatRail, seat, SEAT_TOP, workbench, WORKBENCH_TOP } from './furniture.ts'
import type { Scenery } from './scenery.ts'
import { KICKSTAND, RACK, type SetStill, standard, stillWith } from './set-still.ts'
import { SPOTS } from './spots.ts'

/** More than a bike has alone: the shadows of several things on a wall must not show single lights. */
const SET_SAMPLES = 40

const pannier: SetStill = {
  ...stillWith('accessories/rack-pannier-on-bike', standard('nireeka-homie', [RACK, KICKSTAND]), {
    view: {
      azimuth: -34,
      elevation: 11,
      fieldOfView: 20,
      zoom: 1.8,
      target: [measuresOf('nireeka-homie', 'M').rearAxle[0] + 110, 560, 40],
    },
  }),
  others: () => [placedAccessory('rack-pannier', onRackRail('nireeka-homie'))],
}

const bag: SetStill = {
  ...stillWith('accessories/frame-bag-on-bike', standard('nireeka-prime'), {
    view: {
      azimuth: 24,
      elevation: 8,
      fieldOfView: 20,
      zoom: 1.9,
      target: [bagPlace('nireeka-prime').at[0] + 40, bagPlace('nireeka-prime').at[1] - 90, 0],
    },
  }),
  others: () => [placedAccessory('frame-bag', belowTopTube('nireeka-prime'))],
}

/** The bike in front of the bench that it was built at. */
const WORKSHOP: Scenery = { wall: -1260, wallColour: '#e2ded5', floorColour: '#8f8b84' }

const workshop: SetStill = {
  ...stillWith('sets/workshop', standard('nireeka-homie', [KICKSTAND]), {
    view: { azimuth: 14, elevation: 7, fieldOfView: 20, zoom: 1.06 },
    samples: SET_SAMPLES,
  }),
  scenery: WORKSHOP,
  others: () => {
    const middle = -900
    return [
      placedFurniture(workbench, move(-60, 0, middle)),
      placedAccessory('cleaning-kit', [move(-760, WORKBENCH_TOP, middle + 40), turnY(degrees(12))]),
      placedAccessory('charger', [move(640, WORKBENCH_TOP, middle + 90), turnY(degrees(-14))]),
      placedAccessory('floor-pump', [move(-1180, 0, -260), turnY(degrees(18))]),
      ...wheelOnHook('nyx', { x: 140, y: 1330, wall: WORKSHOP.wall }),
    ]
  },
}

/** The bike at home, beside the bench where bag and helmet wait. */
const HALLWAY: Scenery = { wall: -470, wallColour: '#efebe2', floorColour: '#9a8a76' }

const hallway: SetStill = {
  ...stillWith(
    'sets/hallway',
    { ...standard('nyx', [KICKSTAND]), x: 380 },
    {
      view: { azimuth: 12, elevation: 6, fieldOfView: 20, zoom: 1.04 },
      samples: SET_SAMPLES,
    },
  ),
  scenery: HALLWAY,
  others: () => {
    const x = -1080
    return [
      placedFurniture(seat, move(x, 0, HALLWAY.wall + 190)),
      placedFurniture(coatRail, move(x, 1520, HALLWAY.wall)),
      placedAccessory('commuter-backpack', [
        move(x - 190, SEAT_TOP, HALLWAY.wall + 180),
        turnY(degrees(-70)),
      ]),
      placedAccessory('city-helmet', [move(x + 240, SEAT_TOP, HALLWAY.wall + 200), turnY(degrees(-40))]),
    ]
  },
}

const inTheLight: SetStill[] = [pannier, bag, workshop, hallway, ...SPOTS]

/** The walls and floors of the dark theme: a room in the evening. */
const EVENING = { wallColour: '#8f887e', floorColour: '#5a5148' }

const setInTheDark = (light: SetStill): SetStill => ({
  ...inTheDark(light),
  others: light.others,
  ...(light.scenery && { scenery: { ...light.scenery, ...EVENING }, samples: SET_SAMPLES }),
})

/** Every picture of a bike with other things, and of places on it, in both studios. */
export const SET_STILLS: SetStill[] = [...inTheLight, ...inTheLight.map(setInTheDark)]
