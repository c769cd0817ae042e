import { remote } from '@nireeka/kit/remote'

import { Configurator } from './configurator.tsx'
import { servedPages } from './served-pages.ts'

export const { bootstrap, mount, unmount } = remote(Configurator, servedPages)
