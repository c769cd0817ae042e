import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from '../remote.json'
import { Configurator } from './configurator.tsx'

standalone(
  Configurator,
  routes.map(({ path }) => path),
)
