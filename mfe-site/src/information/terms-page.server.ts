import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from './text-head.ts'
import { informationText } from './texts.api.ts'

export const loader: Loader<'/terms'> = ({ http, load }) => load(informationText(http, 'terms'))

export const meta: Meta<'/terms'> = (needs) => textHead(needs, 'terms')
