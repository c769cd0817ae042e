import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from '../information/text-head.ts'
import { informationText } from '../information/texts.api.ts'

export const loader: Loader<'/contact'> = ({ http, load }) => load(informationText(http, 'contact'))

export const meta: Meta<'/contact'> = (needs) => textHead(needs, 'contact')
