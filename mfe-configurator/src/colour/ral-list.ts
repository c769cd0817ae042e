export { RAL_COLOURS } from '@nireeka/bike3d'
