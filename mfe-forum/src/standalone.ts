import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { Forum } from './forum.tsx'

standalone(
  Forum,
  routes.map(({ path }) => path),
)
