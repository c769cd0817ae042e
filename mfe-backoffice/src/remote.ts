import { remote } from '@nireeka/kit/remote'

import { BackOffice } from './back-office.tsx'

export const { bootstrap, mount, unmount } = remote(BackOffice)
