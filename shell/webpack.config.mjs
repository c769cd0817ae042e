import { shellConfig } from '@nireeka/tooling'

export default shellConfig(import.meta.dirname)
