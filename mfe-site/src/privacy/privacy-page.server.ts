import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from '../information/text-head.ts'
import { informationText } from '../information/texts.api.ts'

export const loader: Loader<'/privacypolicy'> = ({ http, load }) =>
  load(informationText(http, 'privacypolicy'))

export const meta: Meta<'/privacypolicy'> = (needs) => textHead(needs, 'privacypolicy')
