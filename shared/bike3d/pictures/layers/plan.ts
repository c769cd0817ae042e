export { PICTURE_QUALITY } from '@nireeka/contracts'

export { createFingerprints } from '../fingerprint.ts'
export { LAYER_STILLS } from './layer-stills.ts'
