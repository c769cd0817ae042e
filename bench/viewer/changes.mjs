/**
 * @typedef {import('../../shared/bike3d/src/viewer/index.ts').Configuration} Configuration
 * @typedef {Pick<Configuration, 'bike' | 'size'> & { colours: number[], parts: number[][] }} MeasuredBike
 */

/**
 * The bikes in their default builds, each with the colours and parts to switch between.
 * @type {MeasuredBike[]}
 */
export const BIKES = [
  { bike: 'nireeka-prime', size: 'M', colours: [3, 4, 5, 10], parts: [[605], [803], [105], []] },
  { bike: 'nireeka-homie', size: 'M', colours: [2, 4, 5, 7], parts: [[604], [802], [403], []] },
  { bike: 'nyx', size: 'M', colours: [1, 3, 5, 6], parts: [[606], [803], [402], []] },
]

const EXTRAS = [2001, 2002, 2003, 2004, 2005, 2101, 2102, 2103, 2104]

/**
 * Each bike with the most parts that it can have, which must stay within the budgets for triangles, draw calls and
 * bytes.
 * @type {Record<Configuration['bike'], number[]>}
 */
export const LADEN = {
  'nireeka-prime': [105, 207, 402, 503, 605, 703, 803, 1003, 1102, ...EXTRAS],
  'nireeka-homie': [104, 206, 403, 503, 604, 702, 802, 902, 1002, 1102, ...EXTRAS],
  nyx: [208, 402, 606, 703, 803, 1003, 1102, ...EXTRAS],
}

/**
 * @param {Pick<Configuration, 'bike' | 'size'>} bike
 * @param {number} colour
 * @param {number[]} [parts]
 * @returns {Configuration}
 */
export const configuration = ({ bike, size }, colour, parts = []) => ({
  bike,
  size,
  parts,
  colour: { id: colour },
})
