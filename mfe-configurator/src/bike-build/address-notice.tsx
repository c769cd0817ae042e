import { Alert } from '@nireeka/ui'

import type { AddressedBuild } from './address.ts'

/** Says which parts of the build in the URL couldn't be restored. */
export function AddressNotice({ notice }: { notice: AddressedBuild['told'] }) {
  if (!notice) return null
  if (notice === 'unreadable') {
    return (
      <Alert title="This link can’t be read">
        It may have been cut off. You start with the bike as it comes.
      </Alert>
    )
  }
  return notice.gone === 1 ? (
    <Alert title="One part isn’t made any more">The bike has its standard part in that place now.</Alert>
  ) : (
    <Alert title={`${notice.gone} parts aren’t made any more`}>
      The bike has its standard parts in those places now.
    </Alert>
  )
}
