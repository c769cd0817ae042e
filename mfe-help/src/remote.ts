import { remote } from '@nireeka/kit/remote'

import { Help } from './help.tsx'
import { servedPages } from './served-pages.ts'

export const { bootstrap, mount, unmount } = remote(Help, servedPages)
