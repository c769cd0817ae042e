// Apart from the schemas, so that pages of the back office don't load them.
/** The configurator's steps in which parts are chosen. */
export const PART_STEPS = ['components', 'upgrades', 'accessories'] as const
export type PartStep = (typeof PART_STEPS)[number]

/** How many parts of a slot a bike can have: one, or any number. */
export const SLOT_CHOICES = ['single', 'multi'] as const
export type SlotChoice = (typeof SLOT_CHOICES)[number]

export const RULE_KINDS = ['requires', 'excludes', 'excludes_size', 'excludes_country'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export const PART_SORTS = ['slot', 'slot_last', 'lowest', 'highest'] as const
export type PartSort = (typeof PART_SORTS)[number]

/** The error code of a change that breaks sample builds, which `accept_broken` allows. */
export const BREAKS_SAMPLES = 'breaks_samples'
/** The error code of a change after which a published bike couldn't be sold as it comes. */
export const BREAKS_BIKES = 'breaks_bikes'
