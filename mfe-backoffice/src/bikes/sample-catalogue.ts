import type {
  AdminPartData,
  AdminRuleData,
  BuildEffectsData,
  PartChoicesData,
  PartRowData,
  SampleBuildsData,
  SlotRowData,
} from '@nireeka/contracts/api'
import { HttpError } from '@nireeka/contracts'

const NO_DIFFERENCE = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

/** A kickstand that fits the Prime, as the list of parts shows it. */
export const partRow = (change: Partial<PartRowData> = {}): PartRowData => ({
  id: 2004,
  title: 'Kickstand',
  slot: { id: 20, title: 'Carry and protect' },
  category_id: 3,
  price: 39,
  image: null,
  is_published: true,
  stock: null,
  bikes: [{ id: 1, title: 'Nireeka Prime', is_default: false }],
  version: 3,
  ...change,
})

export const adminPart = (change: Partial<AdminPartData> = {}): AdminPartData => ({
  ...partRow(),
  summary: 'It stands.',
  performance: { ...NO_DIFFERENCE, practicality: 3, weight: 400 },
  rules: [{ id: 3, sentence: 'Kickstand excludes Belt drive.' }],
  prices: { history: [], planned: [] },
  ...change,
})

export const adminRule = (change: Partial<AdminRuleData> = {}): AdminRuleData => ({
  id: 3,
  name: 'R3',
  kind: 'excludes',
  sentence: 'Kickstand excludes Belt drive.',
  text: 'They touch.',
  version: 2,
  when_parts: [2004],
  then_parts: [403],
  sizes: [],
  speed_limit_kmh: null,
  repair_parts: [],
  ...change,
})

/** A slot of accessories with five parts. */
export const slotRow = (change: Partial<SlotRowData> = {}): SlotRowData => ({
  id: 20,
  title: 'Carry and protect',
  step: 'accessories',
  choice: 'multi',
  position: 0,
  part_count: 5,
  version: 2,
  ...change,
})

export const CHOICES: PartChoicesData = {
  slots: [
    { id: 4, title: 'Drivetrain', choice: 'single' },
    { id: 20, title: 'Carry and protect', choice: 'multi' },
  ],
  bikes: [
    { id: 1, title: 'Nireeka Prime' },
    { id: 2, title: 'Nireeka Homie' },
  ],
  parts: [
    { id: 403, title: 'Belt drive', slot: 'Drivetrain', bikes: ['Nireeka Prime'] },
    { id: 2004, title: 'Kickstand', slot: 'Carry and protect', bikes: ['Nireeka Prime'] },
  ],
  colours: [
    { id: 1, name: 'Graphite', is_published: true },
    { id: 2, name: 'Chalk', is_published: false },
  ],
  sizes: ['S', 'M'],
  pictures: ['/pictures/parts/kickstand.webp'],
}

const NONE = { total: 0, broken: 0, builds: [] }
export const effects = (change: Partial<BuildEffectsData> = {}): BuildEffectsData => ({
  refusal: null,
  samples: NONE,
  defaults: NONE,
  saved: NONE,
  carts: NONE,
  ...change,
})

const TOTALS = { price: 4490, lead_days: 18, performance: NO_DIFFERENCE }
export const sampleBuild = (
  change: Partial<SampleBuildsData['items'][number]> = {},
): SampleBuildsData['items'][number] => ({
  id: 1,
  title: 'Prime, all defaults',
  build: 'Nireeka Prime, M, Graphite',
  path: '/configurator/nireeka-prime',
  expected: TOTALS,
  actual: TOTALS,
  problem: null,
  is_as_expected: true,
  changes: [],
  version: 1,
  ...change,
})

/** Returns the server's refusal of a change that breaks a sample build. */
export const breaksSamples = () =>
  new HttpError({
    status: 409,
    code: 'breaks_samples',
    message: 'This breaks a sample build: Nyx max (No longer offered: Kickstand.).',
  })
