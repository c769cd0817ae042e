export { PICTURE_QUALITY } from '@nireeka/contracts'

export { SET_STILLS } from './set-stills.ts'
