/** What whoever names a colour needs, in one chunk. */
export { RAL_COLOURS } from '@nireeka/bike3d'
export { RalFields } from './ral-fields.tsx'
