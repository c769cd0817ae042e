export { PICTURE_QUALITY } from '@nireeka/contracts'

export { OUTDOOR_STILLS } from './outdoor-stills.ts'
