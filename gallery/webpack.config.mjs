import { galleryConfig } from './gallery-config.mjs'

export default galleryConfig(import.meta.dirname)
