import type { LayerName } from './layer-rules.ts'

/** Which layers there are, by the bike's slug. */
export type DrawnLayers = Readonly<Partial<Record<string, readonly LayerName[]>>>

/**
 * The layers that were drawn in all their variants (`npm run pictures:layers`). What isn't listed is never requested; a
 * test of `shared/bike3d` compares the list with what was drawn.
 */
export const DRAWN_LAYERS: DrawnLayers = {
  'nireeka-prime': ['kickstand', 'second-battery', 'fenders', 'rack', 'lights'],
  'nireeka-homie': ['kickstand', 'fenders', 'rack', 'basket', 'lights'],
  nyx: ['kickstand', 'second-battery', 'lights'],
}
