import { remote } from '@nireeka/kit/remote'

import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, prepare, layOutAhead } = remote(routes)
