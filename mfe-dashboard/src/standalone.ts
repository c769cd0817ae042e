import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { Dashboard } from './dashboard.tsx'

standalone(
  Dashboard,
  routes.map(({ path }) => path),
)
