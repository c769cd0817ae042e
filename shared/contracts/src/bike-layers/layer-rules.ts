/** The upgrades that have layers: they replace a standard part, so that their layers show what was behind it, too. */
export const UPGRADE_NAMES = [
  'belt',
  'electronic-gears',
  'fork',
  'swept-bar',
  'carbon-bar',
  'gel-saddle',
  'leather-saddle',
] as const
export type UpgradeName = (typeof UPGRADE_NAMES)[number]

/** The extras that have layers: those that are added to a bike and replace none of its standard parts. */
export const EXTRA_NAMES = ['kickstand', 'second-battery', 'fenders', 'rack', 'basket', 'lights'] as const
export type ExtraName = (typeof EXTRA_NAMES)[number]

export const LAYER_NAMES = [...UPGRADE_NAMES, ...EXTRA_NAMES] as const
export type LayerName = (typeof LAYER_NAMES)[number]

/** How an upgrade or an extra is laid over the picture of a bike. */
export interface LayerRule {
  name: LayerName
  /** The ids of the parts in the catalogue, at most one of them for each bike. */
  parts: readonly number[]
  /** The part in a sentence: "Nireeka Prime with fenders and a rear rack". */
  title: string
  /** Set when it can have the frame's paint, so that each colour has a layer. */
  isPainted?: boolean
  /** Layers below this one that change its form or hide parts of it, so that it is drawn with and without each. */
  beside: readonly LayerName[]
}

/** All layers in the order in which they are laid over the picture, the farthest first. */
export const LAYER_RULES: readonly LayerRule[] = [
  { name: 'belt', parts: [403], title: 'a belt drive', beside: [] },
  { name: 'electronic-gears', parts: [402], title: 'electronic gears', beside: [] },
  { name: 'fork', parts: [604, 605, 606], title: 'a fork upgrade', isPainted: true, beside: [] },
  { name: 'swept-bar', parts: [802], title: 'a swept bar', beside: [] },
  { name: 'carbon-bar', parts: [803], title: 'a carbon bar', beside: [] },
  { name: 'gel-saddle', parts: [902], title: 'a gel saddle', beside: [] },
  { name: 'leather-saddle', parts: [903], title: 'a leather saddle', beside: [] },
  { name: 'kickstand', parts: [2004], title: 'a kickstand', beside: [] },
  { name: 'second-battery', parts: [207, 208], title: 'a second battery', beside: [] },
  { name: 'fenders', parts: [2001], title: 'fenders', isPainted: true, beside: [] },
  { name: 'rack', parts: [2002], title: 'a rear rack', beside: ['fenders'] },
  { name: 'basket', parts: [2003], title: 'a front basket', beside: [] },
  { name: 'lights', parts: [2101], title: 'lights', beside: ['rack', 'basket'] },
]
