import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { Shop } from './shop.tsx'

standalone(
  Shop,
  remote.routes.map(({ path }) => path),
)
