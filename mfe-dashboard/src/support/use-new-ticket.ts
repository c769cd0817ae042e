import { NewTicket } from '@nireeka/contracts/api'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useNavigate } from '@nireeka/kit/router'
import { useState } from 'react'

import {
  type Beginning,
  beginTicket,
  type BegunTicket,
  draftKey,
  readDraft,
  toDraft,
} from './begun-ticket.ts'
import { sendFiles, type Unsent } from './send-files.ts'
import { openTicket, sendFile } from './support.api.ts'
import type { Ticket } from './ticket.ts'
import { replyDraft, useTicketDraft } from './ticket-drafts.ts'
import { useTicketCache } from './use-ticket-cache.ts'

const Form = formSchema(NewTicket)

/**
 * Returns the form state of a new ticket, with its draft. `left` is set when the ticket exists but some of its files
 * weren't sent.
 */
export function useNewTicket(beginning: Beginning) {
  const { http, notify } = usePlatform()
  const navigate = useNavigate()
  const cacheTicket = useTicketCache()
  const { from, orderBikeId } = beginning
  const reply = useTicketDraft(replyDraft(from?.id ?? 0), { enabled: from !== null })
  const begun = beginTicket(beginning, reply.text)
  const draft = useTicketDraft(draftKey(beginning), { initial: toDraft(begun) })
  const [keyFor] = useState(createOnceKey)
  const [files, setFiles] = useState<File[]>([])
  const [left, setLeft] = useState<{ ticket: Ticket; unsent: Unsent } | null>(null)

  const go = (ticket: Ticket, hasFiles: boolean) => {
    // The returned ticket doesn't include the files yet, so it isn't cached.
    if (!hasFiles) cacheTicket(ticket)
    notify('success', `We’ve received ticket ${ticket.number}.`)
    void navigate(`/dashboard/support/${ticket.id}`)
  }
  const finish = async (ticket: Ticket, chosen: readonly File[]) => {
    const unsent = await sendFiles(chosen, (file) => sendFile(http, ticket.id, file))
    if (unsent) setLeft({ ticket, unsent })
    else go(ticket, chosen.length > 0)
  }
  const form = useApiForm({
    schema: Form,
    defaultValues: {
      ...readDraft(draft.text, begun),
      orderBikeId,
      fromTicketId: from?.id ?? null,
    },
    submit: async (input) => {
      const ticket = await openTicket(http, input, keyFor(input))
      draft.clear()
      if (from) reply.clear()
      await finish(ticket, files)
    },
  })
  const keep = () => draft.setText(toDraft({ ...begun, ...form.getValues() } as BegunTicket))
  return { ...form, files, setFiles, left, finish, go, keep, isRestored: draft.isRestored }
}
