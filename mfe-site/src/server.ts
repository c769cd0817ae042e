import { serverRemote } from '@nireeka/kit/server'

import { routes } from './routes.ts'

export const { queries, render } = serverRemote('site', routes)
