import { formatDate } from '@nireeka/contracts'

import type { Text } from './texts.api.ts'

/** Whose text it is, and of which day. */
export const Publisher = ({ changedOn }: Partial<Pick<Text, 'changedOn'>>) => (
  <>
    Nireeka
    {changedOn ? (
      <>
        {' '}
        · Last updated on <time dateTime={changedOn}>{formatDate(changedOn)}</time>
      </>
    ) : null}
  </>
)
