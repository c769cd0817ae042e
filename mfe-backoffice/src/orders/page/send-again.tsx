import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { useOrderChange } from '../actions/use-order-change.ts'
import { type Order, sendEmail } from '../order.api.ts'

interface Props {
  order: Order
  email: Parameters<typeof sendEmail>[2]
  children: ReactNode
}

/** A button that sends an email of the order again. */
export function SendAgain({ order, email, children }: Props) {
  const { notify } = usePlatform()
  const { change } = useOrderChange()
  const sending = useMutation({
    mutationFn: () =>
      change(order, (http) => sendEmail(http, order.id, email), `Email sent to ${order.customer.email}.`),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="secondary" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {children}
    </Button>
  )
}
