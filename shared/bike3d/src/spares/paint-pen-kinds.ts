import { buildPaintPen } from './frame/paint-pen.ts'
import { kind, type SpareKind } from './kind.ts'

/** The bikes' colours, as the configurator shows them. */
const COLOURS = {
  graphite: '#3A3D40',
  chalk: '#E8E6DF',
  pine: '#2F4A3C',
  'signal-red': '#B3261E',
  'midnight-pearl': '#1B2A4A',
  'copper-pearl': '#A86A45',
  'ice-pearl': '#C9D8E2',
}

export const PAINT_PEN_KINDS: SpareKind[] = Object.entries(COLOURS).map(([colour, tint]) => ({
  ...kind(`paint-pen-${colour}`, 'FRM', buildPaintPen, { azimuth: 30, elevation: 36 }),
  tint,
}))
