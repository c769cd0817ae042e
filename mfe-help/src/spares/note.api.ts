import type { SpareData } from '@nireeka/contracts/api'

/** Returns a part's note without the condition that the API's note begins with, for places that show that apart. */
export const withoutCondition = ({ note, fit_condition }: Pick<SpareData, 'note' | 'fit_condition'>) =>
  (note && fit_condition ? note.replace(fit_condition, '').trim() : note) || null
