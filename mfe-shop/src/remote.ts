import { remote } from '@nireeka/kit/remote'

import { Shop } from './shop.tsx'

export const { bootstrap, mount, unmount } = remote(Shop)
