import { serverRemote } from '@nireeka/kit/server'

import remote from '../remote.json'
import { Help } from './help.tsx'
import { servedHeads } from './served-heads.ts'
import { servedPages } from './served-pages.ts'

export const { queries, render } = serverRemote(remote.name, Help, servedPages, servedHeads)
