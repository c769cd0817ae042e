import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { Dashboard } from './dashboard.tsx'

standalone(
  Dashboard,
  remote.routes.map(({ path }) => path),
)
