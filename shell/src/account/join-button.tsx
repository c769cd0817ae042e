import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button } from '@nireeka/ui'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { isGone } from './account.api.ts'
import { joinByInvitation } from './invitation.api.ts'

interface Props {
  token: string
  /** Called if the link has been used, replaced or withdrawn since it was looked at. */
  onGone: () => void
}

/** Lets a member who is logged in join the staff. */
export function JoinButton({ token, onGone }: Props) {
  const { http } = usePlatform()
  const join = useMutation({
    mutationFn: () => joinByInvitation(http, token),
    // The whole page is loaded anew, since the session knows nothing of the new role.
    onSuccess: () => location.assign(STAFF_AREA),
    onError: (error) => isGone(error) && onGone(),
  })
  return (
    <>
      {join.error ? <Alert tone="danger">{messageOf(join.error, TEXTS.unreachable)}</Alert> : null}
      <Button size="large" isWide isBusy={join.isPending} onClick={() => join.mutate()}>
        Join the team
      </Button>
    </>
  )
}
