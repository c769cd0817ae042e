import { remote } from '@nireeka/kit/remote'

import { Forum } from './forum.tsx'
import { servedPages } from './served-pages.ts'

export const { bootstrap, mount, unmount } = remote(Forum, servedPages)
