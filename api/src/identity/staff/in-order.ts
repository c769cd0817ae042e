import { STAFF_AREAS, type StaffArea } from '@nireeka/contracts'

/** Returns areas without repetitions and in the usual order, so that equal ones are stored alike. */
export const inOrder = (areas: readonly StaffArea[]): StaffArea[] =>
  STAFF_AREAS.filter((area) => areas.includes(area))
