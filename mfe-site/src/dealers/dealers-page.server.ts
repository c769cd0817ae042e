import type { Loader } from '@nireeka/kit/routes'

import { dealerList } from './dealers.api.ts'

export const loader: Loader<'/dealers'> = ({ http, load }) => load(dealerList(http))
