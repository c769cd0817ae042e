import { serverRemote } from '@nireeka/kit/server'

import remote from '../remote.json'
import { servedHeads } from './served-heads.ts'
import { servedPages } from './served-pages.ts'
import { Shop } from './shop.tsx'

export const { queries, render } = serverRemote(remote.name, Shop, servedPages, servedHeads)
