import type { AreaPage } from '../areas.ts'

/** The lists of the configurator's catalogue. */
export const BIKE_PAGES: readonly AreaPage[] = [
  { label: 'Bikes', path: '/backoffice/bikes' },
  { label: 'Parts', path: '/backoffice/parts' },
  { label: 'Slots', path: '/backoffice/slots' },
  { label: 'Rules', path: '/backoffice/rules' },
  { label: 'Colours', path: '/backoffice/colours' },
  { label: 'Test builds', path: '/backoffice/build-check' },
]
