import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from './text-head.ts'
import { informationText } from './texts.api.ts'

export const loader: Loader<'/rrpolicy'> = ({ http, load }) => load(informationText(http, 'rrpolicy'))

export const meta: Meta<'/rrpolicy'> = (needs) => textHead(needs, 'rrpolicy')
