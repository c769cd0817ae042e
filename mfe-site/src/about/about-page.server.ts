import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from '../information/text-head.ts'
import { informationText } from '../information/texts.api.ts'

export const loader: Loader<'/about-us'> = ({ http, load }) => load(informationText(http, 'about-us'))

export const meta: Meta<'/about-us'> = (needs) => textHead(needs, 'about-us')
