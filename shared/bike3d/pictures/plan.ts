export { createFingerprints } from './fingerprint.ts'
export { STILLS } from './stills.ts'
