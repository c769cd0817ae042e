import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from '../information/text-head.ts'
import { informationText } from '../information/texts.api.ts'

export const loader: Loader<'/warranty'> = ({ http, load }) => load(informationText(http, 'warranty'))

export const meta: Meta<'/warranty'> = (needs) => textHead(needs, 'warranty')
