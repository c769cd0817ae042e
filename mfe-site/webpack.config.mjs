import { remoteConfig } from '@nireeka/tooling'

export default remoteConfig(import.meta.dirname)
