import { remote } from '@nireeka/kit/remote'

import { servedPages } from './served-pages.ts'
import { Shop } from './shop.tsx'

export const { bootstrap, mount, unmount } = remote(Shop, servedPages)
