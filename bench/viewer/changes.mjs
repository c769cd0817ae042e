/** The bikes as they come, and for each the colours and parts that are changed to and fro. */
export const BIKES = [
  { bike: 'nireeka-prime', size: 'M', colours: [3, 4, 5, 10], parts: [[605], [803], [105], []] },
  { bike: 'nireeka-homie', size: 'M', colours: [2, 4, 5, 7], parts: [[604], [802], [403], []] },
  { bike: 'nyx', size: 'M', colours: [1, 3, 5, 6], parts: [[606], [803], [402], []] },
]

export const configuration = ({ bike, size }, colour, parts = []) => ({
  bike,
  size,
  parts,
  colour: { id: colour },
})
