export { CLOSE_UPS } from './close-ups.ts'
export { faultsOf } from './label-box.ts'
export { type Mark, mark, type Marks } from './mark.ts'
export { MarkedPicture } from './marked-picture.tsx'
