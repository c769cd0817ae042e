import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { Forum } from './forum.tsx'

standalone(
  Forum,
  remote.routes.map(({ path }) => path),
)
