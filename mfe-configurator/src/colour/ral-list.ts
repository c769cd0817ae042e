/** The RAL colour list, in a chunk that only custom colours need. */
export { RAL_COLOURS } from '@nireeka/bike3d'
export { RalFields } from './ral-fields.tsx'
