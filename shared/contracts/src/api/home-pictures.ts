const VIEWS = ['front34', 'rear34', 'side', 'front', 'cockpit', 'drivetrain'] as const

const prime = (colour: string) => `nireeka-prime-${colour}-front34`
const homie = (colour: string) => `nireeka-homie-${colour}-front34`
const nyx = (colour: string) => `nyx-${colour}-front34`

/** The pictures of bikes, by their names in shared/bike3d/pictures/drawn/bikes. */
const BIKES = [
  ...VIEWS.map((view) => `nireeka-prime-pine-${view}`),
  ...['graphite', 'chalk', 'signal-red', 'midnight-pearl', 'copper-pearl', 'ice-pearl'].map(prime),
  ...['carbon-weave', 'one-colour', 'two-tone'].map(prime),
  'nireeka-prime-exploded',
  ...VIEWS.map((view) => `nireeka-homie-chalk-${view}`),
  ...['graphite', 'pine', 'signal-red', 'midnight-pearl', 'copper-pearl', 'ice-pearl'].map(homie),
  homie('one-colour'),
  'nireeka-homie-laden',
  'nireeka-homie-exploded',
  ...VIEWS.map((view) => `nyx-graphite-${view}`),
  ...['pine', 'midnight-pearl', 'copper-pearl', 'carbon-weave', 'one-colour'].map(nyx),
  'nyx-exploded',
]

/** The pictures of people riding our bikes, by their names in shared/bike3d/pictures/drawn/outdoors. */
const OUTDOORS = ['city-bridge', 'forest-road', 'ridge']

/** The pictures that sections of the home page can show. */
export const HOME_PICTURES: readonly string[] = [
  '/pictures/hero.webp',
  '/pictures/contact.webp',
  '/pictures/sets/workshop.webp',
  '/pictures/sets/hallway.webp',
  ...OUTDOORS.map((name) => `/pictures/outdoors/${name}.webp`),
  ...BIKES.map((name) => `/pictures/bikes/${name}.webp`),
]
