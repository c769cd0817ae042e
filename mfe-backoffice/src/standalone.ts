import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { BackOffice } from './back-office.tsx'

standalone(
  BackOffice,
  routes.map(({ path }) => path),
)
