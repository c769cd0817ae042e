import { shellConfig } from '@nireeka/build'

export default shellConfig(import.meta.dirname)
