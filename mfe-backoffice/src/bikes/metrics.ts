/** The six figures by our names, with what their fields are called. */
export const METRIC_LABELS = {
  power: 'Power in W',
  maxSpeed: 'Top speed in km/h',
  practicality: 'Practicality in points',
  suspension: 'Suspension in mm',
  range: 'Range in km',
  weight: 'Weight in g',
} as const

export type OurMetric = keyof typeof METRIC_LABELS
export const OUR_METRICS = Object.keys(METRIC_LABELS) as OurMetric[]

export type Figures = Record<OurMetric, number>
export const NO_FIGURES: Figures = {
  power: 0,
  maxSpeed: 0,
  practicality: 0,
  suspension: 0,
  range: 0,
  weight: 0,
}
