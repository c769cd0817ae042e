import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { closeTicket } from './support.api.ts'
import type { Ticket } from './ticket.ts'
import { useTicketCache } from './use-ticket-cache.ts'

/** A button that closes a ticket after a confirmation, because only admins can reopen it (spec, section 8). */
export function CloseTicket({ ticket }: { ticket: Ticket }) {
  const { http, confirm, notify } = usePlatform()
  const cacheTicket = useTicketCache()
  const close = useMutation({
    mutationFn: () => closeTicket(http, ticket.id),
    onSuccess: (closed) => {
      cacheTicket(closed)
      notify('success', `Ticket ${closed.number} is closed.`)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(CONFIRMATIONS.closeTicket)) close.mutate()
  }
  return (
    <Button tone="secondary" isBusy={close.isPending} onClick={() => void ask()}>
      Close ticket
    </Button>
  )
}
