import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { Shop } from './shop.tsx'

standalone(
  Shop,
  routes.map(({ path }) => path),
)
