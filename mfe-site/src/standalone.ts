import '@nireeka/ui/base.css'

import { standalone } from '@nireeka/kit/standalone'

import { routes } from './routes.ts'

standalone(routes)
