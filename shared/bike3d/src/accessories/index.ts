import { type Accessory, views } from './accessory.ts'
import { commuterBackpack } from './backpack/commuter-backpack.ts'
import { frameBag } from './bags/frame-bag.ts'
import { handlebarBag } from './bags/handlebar-bag.ts'
import { rackPannier } from './bags/rack-pannier.ts'
import { bell } from './bell.ts'
import { brakeTaillight } from './brake-taillight.ts'
import { childSeat } from './child-seat/child-seat.ts'
import { frontLight } from './front-light.ts'
import { giftCard } from './gift-card.ts'
import { cityHelmet } from './helmet/city-helmet.ts'
import { trailHelmet } from './helmet/trail-helmet.ts'
import { chainLock } from './lock/chain-lock.ts'
import { foldingLock } from './lock/folding-lock.ts'
import { mirror } from './mirror.ts'
import { phoneMount } from './phone-mount.ts'
import { batteryCover } from './power/battery-cover.ts'
import { secondBattery } from './power/battery.ts'
import { charger, quickCharger } from './power/chargers.ts'
import { rainCape } from './rain/rain-cape.ts'
import { reflectorSet } from './reflector-set.ts'
import { trailerCoupling } from './trailer-coupling.ts'
import { cleaningKit } from './workshop/cleaning-kit.ts'
import { floorPump } from './workshop/floor-pump.ts'

export type { Accessory, AccessoryView } from './accessory.ts'
export { ACCESSORY_COLOURS, type AccessoryColour, pictureName } from './colours.ts'

/** Every accessory of the catalogue, by its id. */
export const ACCESSORIES: Accessory[] = [
  {
    id: 1,
    name: 'city-helmet',
    build: cityHelmet,
    colours: ['Pine', 'Graphite', 'Chalk'],
    views: views([50, 14], [268, 6, 1.1], [125, 52, 1.1]),
  },
  {
    id: 2,
    name: 'trail-helmet',
    build: trailHelmet,
    colours: ['Red', 'Graphite'],
    views: views([55, 14], [0, 8], [65, 56, 1.05]),
  },
  {
    id: 3,
    name: 'commuter-backpack',
    build: commuterBackpack,
    colours: ['Sand', 'Black'],
    views: views([55, 10], [215, 12], [85, 14]),
  },
  {
    id: 4,
    name: 'rack-pannier',
    build: rackPannier,
    colours: ['Black'],
    views: views([55, 12], [235, 14], [90, 8]),
  },
  {
    id: 5,
    name: 'frame-bag',
    build: frameBag,
    colours: ['Black'],
    views: views([25, 14], [-30, 18], [0, 8]),
  },
  {
    id: 6,
    name: 'handlebar-bag',
    build: handlebarBag,
    colours: ['Sand', 'Black'],
    views: views([60, 22], [110, 30], [235, 20]),
  },
  {
    id: 7,
    name: 'brake-taillight',
    build: brakeTaillight,
    colours: [],
    views: views([60, 12], [90, 8], [-50, 16]),
  },
  { id: 8, name: 'front-light', build: frontLight, colours: [], views: views([60, 14], [85, 10], [-40, 22]) },
  {
    id: 9,
    name: 'reflector-set',
    build: reflectorSet,
    colours: [],
    views: views([30, 35], [70, 24], [35, 22, 1.8]),
  },
  {
    id: 10,
    name: 'folding-lock',
    build: foldingLock,
    colours: [],
    views: views([20, 38], [70, 30], [110, 24, 1.3]),
  },
  {
    id: 11,
    name: 'chain-lock',
    build: chainLock,
    colours: [],
    views: views([10, 38], [60, 28], [35, 24, 1.4]),
  },
  { id: 12, name: 'charger', build: charger, colours: [], views: views([25, 30], [-30, 26], [60, 22]) },
  {
    id: 13,
    name: 'quick-charger',
    build: quickCharger,
    colours: [],
    views: views([25, 30], [60, 22], [-30, 26]),
  },
  {
    id: 14,
    name: 'second-battery',
    build: secondBattery,
    colours: [],
    views: views([25, 18], [60, 14], [-35, 20]),
  },
  {
    id: 15,
    name: 'battery-cover',
    build: batteryCover,
    colours: ['Graphite'],
    views: views([25, 18], [-30, 22], [5, 10]),
  },
  {
    id: 16,
    name: 'phone-mount',
    build: phoneMount,
    colours: [],
    views: views([235, 25], [300, 18], [200, 40]),
  },
  { id: 17, name: 'mirror', build: mirror, colours: [], views: views([20, 12], [-30, 16], [150, 18]) },
  { id: 18, name: 'bell', build: bell, colours: [], views: views([35, 18], [75, 12], [-30, 30]) },
  {
    id: 19,
    name: 'child-seat',
    build: childSeat,
    colours: ['Sand'],
    views: views([60, 12], [20, 10], [235, 14]),
  },
  {
    id: 20,
    name: 'trailer-coupling',
    build: trailerCoupling,
    colours: [],
    views: views([30, 28], [-30, 24], [70, 40]),
  },
  {
    id: 21,
    name: 'floor-pump',
    build: floorPump,
    colours: ['Pine'],
    views: views([25, 10], [-35, 12], [10, 20]),
  },
  {
    id: 22,
    name: 'cleaning-kit',
    build: cleaningKit,
    colours: ['Pine'],
    views: views([20, 20], [-25, 24], [50, 16]),
  },
  {
    id: 23,
    name: 'rain-cape',
    build: rainCape,
    colours: ['Pine'],
    views: views([25, 28], [-30, 24], [60, 20]),
  },
  { id: 24, name: 'gift-card', build: giftCard, colours: [], views: views([25, 18], [-25, 20], [5, 12]) },
]
