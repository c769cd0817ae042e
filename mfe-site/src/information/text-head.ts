import type { PageHead } from '@nireeka/contracts'
import type { TextKey } from '@nireeka/contracts/api'
import type { LoaderNeeds } from '@nireeka/kit/routes'

import { informationText } from './texts.api.ts'

/** Tells search engines the description that the page itself shows. */
export async function textHead(
  { http, load }: Pick<LoaderNeeds<unknown>, 'http' | 'load'>,
  key: TextKey,
): Promise<PageHead> {
  const { description } = await load(informationText(http, key))
  return { description }
}
