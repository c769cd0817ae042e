import { ACCESSORIES, type Accessory, type AccessoryColour, pictureName } from '../src/accessories/index.ts'
import { PARTS } from '../src/parts/index.ts'
import { SPARES } from '../src/spares/index.ts'
import { BIKE_STILLS, inTheDark } from './bike-stills.ts'
import type { Still } from './still.ts'

const ITEM_SAMPLES = 12
/** Fewer than in the light studio, as for bikes; spare parts are seldom shown large. */
const DARK_SAMPLES = { item: 6, spare: 4 }

/** Returns an accessory in its first colour, and in each of the others. */
const subjectsOf = ({ name, colours }: Accessory): { accessory: string; colour?: AccessoryColour }[] => [
  { accessory: name },
  ...colours.slice(1).map((colour) => ({ accessory: name, colour })),
]

const accessories: Still[] = ACCESSORIES.flatMap((accessory) =>
  subjectsOf(accessory).flatMap((subject) =>
    accessory.views.map(({ name: viewName, ...view }) => ({
      name: `accessories/${pictureName(accessory, subject.colour)}-${viewName}`,
      subject,
      colours: [],
      view,
      format: viewName === 'main' ? ('stage' as const) : ('card' as const),
      samples: ITEM_SAMPLES,
    })),
  ),
)

const spares: Still[] = SPARES.map(({ name, view }) => ({
  name: `spares/${name}`,
  subject: { spare: name },
  colours: [],
  view,
  format: 'card',
  samples: ITEM_SAMPLES,
}))

const parts: Still[] = PARTS.map(({ name, view }) => ({
  name: `parts/${name}`,
  subject: { part: name },
  colours: [],
  view,
  format: 'card',
  samples: ITEM_SAMPLES,
}))

const items: Still[] = [...accessories, ...spares, ...parts]

const itemInTheDark = (light: Still): Still => ({
  ...inTheDark(light),
  samples: DARK_SAMPLES['spare' in light.subject ? 'spare' : 'item'],
})

/** Every picture of the site, ordered so that each model is built once. */
export const STILLS: Still[] = [...BIKE_STILLS, ...items, ...items.map(itemInTheDark)]
