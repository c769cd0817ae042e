import { serverRemote } from '@nireeka/kit/server'

import remote from '../remote.json'
import { Forum } from './forum.tsx'
import { servedHeads } from './served-heads.ts'
import { servedPages } from './served-pages.ts'

export const { queries, render } = serverRemote(remote.name, Forum, servedPages, servedHeads)
