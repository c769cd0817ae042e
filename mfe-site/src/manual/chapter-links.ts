import type { BikeSlug, Chapter } from './chapter.ts'

/** A way on from a chapter: to parts of the shop, to a guide of the troubleshooter or to a topic of the help centre. */
export interface ChapterLink {
  title: string
  about: string
  to: string
}

type LinksOf = (bike: BikeSlug) => ChapterLink[]

const parts = (bike: BikeSlug, family: string, title: string): ChapterLink => ({
  title,
  about: 'Spare parts for your bike',
  to: `/shop/spares?${new URLSearchParams({ bike, family }).toString()}`,
})
const guide = (slug: string, title: string): ChapterLink => ({
  title,
  about: 'Find the cause, step by step',
  to: `/help-center/diagnosis/${slug}`,
})
const topic = (id: number, title: string): ChapterLink => ({
  title,
  about: 'In the help centre',
  to: `/help-center/topics/${id}`,
})
const page = (to: string, title: string, about: string): ChapterLink => ({ to, title, about })

const ALL_GUIDES = page('/help-center/diagnosis', 'Troubleshooter', 'Find a fault by what you notice')
const DEALERS = page('/dealers?service=service', 'Dealers with a workshop', 'For what is a dealer’s job')

const LINKS: Readonly<Record<Chapter['id'], LinksOf>> = {
  'before-the-first-ride': () => [
    topic(1, 'Unpack and first checks'),
    topic(4, 'Register your bike'),
    topic(19, 'Transport damage'),
  ],
  fitting: (bike) => [
    parts(bike, 'SAD', 'Saddles, posts and clamps'),
    topic(2, 'Set saddle and bar'),
    guide('seatpost-slips', 'The saddle sinks, turns or tilts'),
  ],
  'battery-and-charging': (bike) => [
    parts(bike, 'CHG', 'Chargers and plugs'),
    guide('battery-does-not-charge', 'The battery doesn’t charge'),
    topic(7, 'Charge cycles and care'),
  ],
  'display-and-buttons': (bike) => [
    parts(bike, 'DSP', 'Displays, buttons and cables'),
    guide('buttons-do-not-react', 'The buttons don’t react'),
    topic(5, 'Pair the app'),
  ],
  'riding-and-assistance': () => [
    topic(6, 'How far will my bike go?'),
    guide('no-assistance', 'No assistance'),
    page('/shop/accessories?category=carry', 'Child seat and trailer coupling', 'Among the accessories'),
  ],
  brakes: (bike) => [
    page(`/shop/spares?q=pads&bike=${bike}&family=BRK`, 'Brake pads', 'Those that fit your bike'),
    parts(bike, 'BRK', 'Discs, hoses and levers'),
    guide('brake-weak', 'A brake hardly slows the bike'),
    guide('brake-lever-soft', 'A brake lever feels soft'),
    guide('brake-squeals', 'A brake squeals'),
    guide('brake-rubs', 'A brake rubs'),
  ],
  shifting: (bike) => [
    parts(bike, 'DRV', 'Chains, belts and cassettes'),
    guide('gears-do-not-shift-well', 'The gears shift badly'),
    guide('chain-jumps', 'The chain jumps under load'),
  ],
  suspension: (bike) =>
    bike === 'nyx'
      ? [parts(bike, 'FRM', 'Frames and forks'), guide('after-a-crash', 'After a crash or a fall'), DEALERS]
      : [
          parts(bike, 'SUS', 'Seals and fork service kits'),
          guide('fork-sinks', 'The fork sinks or is too hard'),
          DEALERS,
        ],
  'tyres-and-pressure': (bike) => [
    parts(bike, 'TYR', 'Tyres and tubes'),
    guide('flat-tyre', 'A tyre is flat'),
    guide('tyre-wears-fast', 'A tyre cracks or wears out fast'),
  ],
  'cleaning-and-care': (bike) => [
    page('/shop/accessories?category=workshop', 'Cleaning kit and pumps', 'Among the accessories'),
    parts(bike, 'DRV', 'Chains and belts'),
    guide('bike-creaks', 'The bike creaks'),
  ],
  'service-plan': () => [
    page('/shop/spares/my-bike', 'Parts for my bike', 'By its serial number'),
    topic(33, 'Service intervals'),
    DEALERS,
  ],
  'storage-and-transport': (bike) => [
    topic(8, 'Winter storage'),
    ...(bike === 'nyx' ? [] : [topic(9, 'Remove and lock the battery')]),
    parts(bike, 'BAT', 'Mounts, locks and caps'),
  ],
  'error-codes': (bike) => [
    ALL_GUIDES,
    topic(11, 'Error code list'),
    parts(bike, 'ECU', 'Controllers and sensors'),
  ],
  disposal: () => [
    page(
      '/dealers?service=battery_recycling',
      'Where to hand in batteries',
      'Dealers with battery recycling',
    ),
    topic(35, 'Sell or transfer your bike'),
  ],
  'technical-data': (bike) => [
    page(`/configurator/${bike}`, 'Configure this bike', 'What other parts change'),
    page('/warranty', 'Warranty', 'Check it by your serial number'),
    page('/shop/spares/my-bike', 'Parts for my bike', 'By its serial number'),
  ],
}

/** Returns the ways on from a chapter of a bike's manual. */
export const chapterLinks = (bike: BikeSlug, chapter: Chapter['id']) => LINKS[chapter](bike)
