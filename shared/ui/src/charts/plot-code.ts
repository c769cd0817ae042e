import type { ComponentType } from 'react'

import type { PlotProps } from './plot/plot.tsx'

let Plot: ComponentType<PlotProps> | null = null

/** The chart library in its own chunk, loaded by the first chart that has something to draw. */
export const plotCode = {
  ready: () => Plot,
  load: async () => (Plot ??= (await import(/* webpackChunkName: "charts" */ './plot/plot.tsx')).Plot),
}
