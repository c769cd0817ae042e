import type { Loader, Meta } from '@nireeka/kit/routes'

import { textHead } from '../information/text-head.ts'
import { informationText } from '../information/texts.api.ts'
import { dealerList } from './dealers.api.ts'

export const loader: Loader<'/dealers'> = ({ http, load }) =>
  Promise.all([load(dealerList(http)), load(informationText(http, 'dealers'))])

export const meta: Meta<'/dealers'> = (needs) => textHead(needs, 'dealers')
