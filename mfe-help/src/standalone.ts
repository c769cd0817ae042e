import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { Help } from './help.tsx'

standalone(
  Help,
  remote.routes.map(({ path }) => path),
)
