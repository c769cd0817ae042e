export { PICTURE_QUALITY } from '@nireeka/contracts'

export { createFingerprints } from './fingerprint.ts'
export { STILLS } from './stills.ts'
