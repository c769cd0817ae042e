import { remote } from '@nireeka/kit/remote'

import { Forum } from './forum.tsx'

export const { bootstrap, mount, unmount } = remote(Forum)
