import { remote } from '@nireeka/kit/remote'

import { Dashboard } from './dashboard.tsx'

export const { bootstrap, mount, unmount } = remote(Dashboard)
