import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import remote from '../remote.json'
import { Configurator } from './configurator.tsx'

standalone(
  Configurator,
  remote.routes.map(({ path }) => path),
)
