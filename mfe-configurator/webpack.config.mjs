import { remoteConfig } from '@nireeka/build'

export default remoteConfig(import.meta.dirname)
