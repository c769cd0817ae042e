import type { PartStep, SlotChoice } from '@nireeka/contracts/api'

/** What the configurator's steps are called. */
export const STEP_LABELS: Readonly<Record<PartStep, string>> = {
  components: 'Components',
  upgrades: 'Upgrades',
  accessories: 'Accessories',
}

/** How many parts of a slot a bike can have. */
export const CHOICE_LABELS: Readonly<Record<SlotChoice, string>> = {
  single: 'One part',
  multi: 'Any number',
}
