import { NewTicket } from '@nireeka/contracts/api'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useNavigate } from '@nireeka/kit/router'
import { useState } from 'react'

import { sendFiles, type Unsent } from './send-files.ts'
import { openTicket, sendFile } from './support.api.ts'
import type { Ticket } from './ticket.ts'
import { useTicketCache } from './use-ticket-cache.ts'

const Form = formSchema(NewTicket)

export interface Beginning {
  /** The closed ticket that this one continues; null without one. */
  from: Ticket | null
  orderId: number | null
  orderBikeId: number | null
  /** What the link that led here begins the message with. */
  subject: string
  text: string
}

const MAX_TEXT = 8000

const beginWith = ({ from, orderId, orderBikeId, subject, text }: Beginning) => ({
  text: text.slice(0, MAX_TEXT),
  orderBikeId,
  ...(from ? goingOn(from) : anew(orderId, subject)),
})

const goingOn = ({ id, category, subject, order }: Ticket) => ({
  category,
  subject: `Again: ${subject}`.slice(0, 120),
  orderId: order?.id ?? null,
  fromTicketId: id,
})

const anew = (orderId: number | null, subject: string) => ({
  category: orderId === null ? ('technical' as const) : ('order' as const),
  subject: subject.slice(0, 120),
  orderId,
  fromTicketId: null,
})

/**
 * Returns the form state of a new ticket. `left` is set when the ticket exists but some of its files weren't sent.
 */
export function useNewTicket(beginning: Beginning) {
  const { http, notify } = usePlatform()
  const navigate = useNavigate()
  const cacheTicket = useTicketCache()
  const [keyFor] = useState(createOnceKey)
  const [files, setFiles] = useState<File[]>([])
  const [left, setLeft] = useState<{ ticket: Ticket; unsent: Unsent } | null>(null)

  const go = (ticket: Ticket, hasFiles: boolean) => {
    // The returned ticket doesn't include the files yet, so it isn't cached.
    if (!hasFiles) cacheTicket(ticket)
    notify('success', `Ticket ${ticket.number} is with us.`)
    void navigate(`/dashboard/support/${ticket.id}`)
  }
  const finish = async (ticket: Ticket, chosen: readonly File[]) => {
    const unsent = await sendFiles(chosen, (file) => sendFile(http, ticket.id, file))
    if (unsent) setLeft({ ticket, unsent })
    else go(ticket, chosen.length > 0)
  }
  const form = useApiForm({
    schema: Form,
    defaultValues: beginWith(beginning),
    submit: async (input) => finish(await openTicket(http, input, keyFor(input)), files),
  })
  return { ...form, files, setFiles, left, finish, go }
}
