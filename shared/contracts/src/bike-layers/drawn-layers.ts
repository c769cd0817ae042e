import type { LayerName } from './layer-rules.ts'

/** Which layers there are, by the bike's slug. */
export type DrawnLayers = Readonly<Partial<Record<string, readonly LayerName[]>>>

/**
 * The layers that were drawn in all their variants (`npm run pictures:layers`). What isn't listed is never requested; a
 * test of `shared/bike3d` compares the list with what was drawn.
 */
export const DRAWN_LAYERS: DrawnLayers = {
  'nireeka-prime': [
    'belt',
    'electronic-gears',
    'fork',
    'swept-bar',
    'carbon-bar',
    'gel-saddle',
    'leather-saddle',
    'kickstand',
    'second-battery',
    'fenders',
    'rack',
    'lights',
  ],
  'nireeka-homie': [
    'belt',
    'fork',
    'swept-bar',
    'carbon-bar',
    'gel-saddle',
    'leather-saddle',
    'kickstand',
    'fenders',
    'rack',
    'basket',
    'lights',
  ],
  nyx: ['electronic-gears', 'fork', 'carbon-bar', 'gel-saddle', 'kickstand', 'second-battery', 'lights'],
}
