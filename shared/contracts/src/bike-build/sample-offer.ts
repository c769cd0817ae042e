import type { CompatibilityRule, OfferedBike, OfferedPart, Performance } from './bike.ts'

/**
 * A part, for tests: id, slot, category, dollars, the six metrics, the bikes it is offered for, the bikes that have it
 * by default.
 */
type Row = [number, number, number, number, number[], number[], number[]]

const NONE = [0, 0, 0, 0, 0, 0]
const ALL = [1, 2, 3]

const PARTS: Row[] = [
  [101, 1, 1, 0, NONE, [2], [2]],
  [102, 1, 1, 0, NONE, [1], [1]],
  [103, 1, 1, 0, NONE, [3], [3]],
  [104, 1, 3, 490, [250, 0, 0, 0, -6, 400], [2], []],
  [105, 1, 3, 690, [250, 0, 0, 0, -8, 1600], [1], []],
  [201, 2, 1, 0, NONE, [2], [2]],
  [202, 2, 1, 0, NONE, [1], [1]],
  [203, 2, 1, 0, NONE, [3], [3]],
  [204, 2, 3, 390, [0, 0, 0, 0, 26, 900], [2], []],
  [205, 2, 3, 340, [0, 0, 0, 0, 22, 900], [1], []],
  [206, 2, 3, 690, [0, 0, 0, 0, 52, 1800], [2], []],
  [207, 2, 3, 1190, [0, 0, -4, 0, 88, 4100], [1], []],
  [208, 2, 3, 690, [0, 0, -3, 0, 64, 2100], [3], []],
  [301, 3, 1, 0, NONE, ALL, ALL],
  [302, 3, 2, 0, [0, 0, 1, 0, 0, 0], ALL, []],
  [303, 3, 3, 129, [0, 0, 3, 0, 0, 0], ALL, []],
  [401, 4, 1, 0, NONE, ALL, ALL],
  [402, 4, 3, 890, [0, 0, 2, 0, 0, -500], [1, 3], []],
  [403, 4, 3, 790, [0, 0, 12, 0, -2, 900], [1, 2], []],
  [501, 5, 1, 0, NONE, [1, 2], [1, 2]],
  [502, 5, 1, 0, NONE, [3], [3]],
  [503, 5, 3, 220, [0, 0, 1, 0, 0, 200], [1, 2], []],
  [601, 6, 1, 0, NONE, [2], [2]],
  [602, 6, 1, 0, NONE, [1], [1]],
  [603, 6, 1, 0, NONE, [3], [3]],
  [604, 6, 3, 260, [0, 0, 1, 30, 0, 500], [2], []],
  [605, 6, 3, 420, [0, 0, 0, 30, 0, 400], [1], []],
  [606, 6, 3, 560, [0, 0, 2, 40, 0, 800], [3], []],
  [701, 7, 1, 0, NONE, ALL, ALL],
  [702, 7, 3, 79, [0, 0, 6, 0, -2, 400], [1, 2], []],
  [703, 7, 3, 990, [0, 0, 0, 0, 3, -700], [1, 3], []],
  [801, 8, 1, 0, NONE, ALL, ALL],
  [802, 8, 2, 0, [0, 0, 3, 0, 0, 100], [1, 2], []],
  [803, 8, 3, 219, [0, 0, 0, 0, 0, -300], ALL, []],
  [901, 9, 1, 0, NONE, ALL, ALL],
  [902, 9, 2, 0, [0, 0, 2, 0, 0, 200], ALL, []],
  [903, 9, 3, 119, [0, 0, 3, 0, 0, 300], [1, 2], []],
  [1001, 10, 1, 0, NONE, ALL, ALL],
  [1002, 10, 3, 149, [0, 0, 4, 40, 0, 400], [1, 2], []],
  [1003, 10, 3, 269, [0, 0, 2, 0, 0, 500], [1, 3], []],
  [1101, 11, 1, 0, NONE, ALL, ALL],
  [1102, 11, 3, 249, [0, 0, 4, 0, 0, 100], ALL, []],
  [1201, 12, 1, 0, NONE, [1, 3], [1, 3]],
  [1202, 12, 1, 0, NONE, [2], [2]],
  [1203, 12, 2, 0, [0, -13, 1, 0, 8, 0], [1, 3], []],
  [1204, 12, 2, 0, [0, -20, 2, 0, 15, 0], [1, 3], []],
  [1205, 12, 2, 0, [0, -7, 1, 0, 6, 0], [2], []],
  [2001, 20, 3, 79, [0, 0, 6, 0, 0, 700], [1, 2], []],
  [2002, 20, 3, 89, [0, 0, 8, 0, 0, 900], [1, 2], []],
  [2003, 20, 3, 69, [0, 0, 5, 0, 0, 800], [2], []],
  [2004, 20, 3, 39, [0, 0, 3, 0, 0, 400], ALL, []],
  [2005, 20, 3, 59, [0, 0, 1, 0, 0, 100], ALL, []],
  [2101, 21, 3, 119, [0, 0, 4, 0, 0, 200], ALL, []],
  [2102, 21, 3, 149, [0, 0, 3, 0, 0, 100], ALL, []],
  [2103, 21, 3, 59, [0, 0, 3, 0, 0, 600], [1, 2], []],
  [2104, 21, 3, 49, [0, 0, 1, 0, 0, 100], ALL, []],
  [2201, 22, 3, 299, NONE, ALL, []],
  [2202, 22, 3, 189, NONE, ALL, []],
  [2203, 22, 3, 129, NONE, ALL, []],
]

const SLOTS: OfferedBike['slots'] = [
  { id: 1, title: 'Motor', choice: 'single', parts: [] },
  { id: 2, title: 'Battery', choice: 'single', parts: [] },
  { id: 3, title: 'Charger', choice: 'single', parts: [] },
  { id: 4, title: 'Drivetrain', choice: 'single', parts: [] },
  { id: 5, title: 'Brakes', choice: 'single', parts: [] },
  { id: 6, title: 'Fork and shock', choice: 'single', parts: [] },
  { id: 7, title: 'Wheels and tyres', choice: 'single', parts: [] },
  { id: 8, title: 'Handlebar and stem', choice: 'single', parts: [] },
  { id: 9, title: 'Saddle', choice: 'single', parts: [] },
  { id: 10, title: 'Seatpost', choice: 'single', parts: [] },
  { id: 11, title: 'Display', choice: 'single', parts: [] },
  { id: 12, title: 'Speed class', choice: 'single', parts: [] },
  { id: 20, title: 'Carry and protect', choice: 'multi', parts: [] },
  { id: 21, title: 'Light and security', choice: 'multi', parts: [] },
  { id: 22, title: 'Service plans', choice: 'multi', parts: [] },
]

const rule = (id: string, kind: CompatibilityRule['kind'], whenParts: number[]): CompatibilityRule => ({
  id,
  kind,
  whenParts,
  thenParts: [],
  sizeIds: [],
  speedLimit: null,
  repairParts: [],
  text: `Rule ${id}.`,
})

const RULES: CompatibilityRule[] = [
  { ...rule('R1', 'requires', [105]), thenParts: [503], repairParts: [503] },
  { ...rule('R2', 'requires', [104]), thenParts: [503], repairParts: [503] },
  { ...rule('R3', 'excludes', [803]), thenParts: [2003], repairParts: [801] },
  { ...rule('R4', 'excludes', [403]), thenParts: [402] },
  { ...rule('R5', 'excludes_size', [207, 208]), sizeIds: [11, 21, 31] },
  { ...rule('R6', 'excludes_country', [1201]), speedLimit: 25, repairParts: [1204] },
  { ...rule('R7', 'requires', [2203]), thenParts: [2102, 2103], repairParts: [2102, 2103] },
]

/** The bikes of the demo catalogue with prices in dollars and metrics. */
const BIKES = {
  prime: [1, 4490, [750, 45, 60, 100, 90, 22_400]],
  homie: [2, 2990, [500, 32, 80, 50, 80, 19_600]],
  nyx: [3, 3790, [600, 45, 66, 0, 105, 17_600]],
} as const

export type SampleName = keyof typeof BIKES

export const SAMPLE_NAMES = Object.keys(BIKES) as SampleName[]

/** Returns a bike of the demo catalogue, for tests; with `owned`, a member's bike that has these parts. */
export function sampleOffer(name: SampleName, owned: readonly number[] | null = null): OfferedBike {
  const [id, dollars, figures] = BIKES[name]
  const parts = PARTS.filter(([, , , , , bikes]) => bikes.includes(id)).map((row) => toPart(row, id))
  return {
    cents: dollars * 100,
    performance: toPerformance(figures),
    slots: SLOTS.map((slot) => ({ ...slot, parts: parts.filter(({ slotId }) => slotId === slot.id) })),
    rules: RULES,
    owned,
  }
}

const toPart = ([id, slotId, categoryId, dollars, deltas, , defaults]: Row, bikeId: number): OfferedPart => ({
  id,
  slotId,
  categoryId,
  title: `Part ${id}`,
  cents: dollars * 100,
  isDefault: defaults.includes(bikeId),
  isSoldOut: false,
  performance: toPerformance(deltas),
})

const toPerformance = ([
  power = 0,
  max_speed = 0,
  practicality = 0,
  suspension = 0,
  range = 0,
  weight = 0,
]: readonly number[]): Performance => ({ power, max_speed, practicality, suspension, range, weight })
