import { Alert } from '@nireeka/ui'

import type { AddressedBuild } from './address.ts'

/** Says which parts of the build in the URL couldn't be restored. */
export function AddressNotice({ notice }: { notice: AddressedBuild['told'] }) {
  if (!notice) return null
  if (notice === 'unreadable') {
    return (
      <Alert title="This link can’t be read">
        It may have been cut off. You’re starting from the standard bike.
      </Alert>
    )
  }
  return notice.gone === 1 ? (
    <Alert title="One part is no longer available">We’ve put the standard part in its place.</Alert>
  ) : (
    <Alert title={`${notice.gone} parts are no longer available`}>
      We’ve put the standard parts in their place.
    </Alert>
  )
}
