import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { BackOffice } from './back-office.tsx'

standalone(
  BackOffice,
  remote.routes.map(({ path }) => path),
)
