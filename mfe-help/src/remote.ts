import { remote } from '@nireeka/kit/remote'

import { Help } from './help.tsx'

export const { bootstrap, mount, unmount } = remote(Help)
