import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { Help } from './help.tsx'

standalone(
  Help,
  routes.map(({ path }) => path),
)
