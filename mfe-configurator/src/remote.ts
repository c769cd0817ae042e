import { remote } from '@nireeka/kit/remote'

import { Configurator } from './configurator.tsx'

export const { bootstrap, mount, unmount } = remote(Configurator)
