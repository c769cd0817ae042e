import { TicketReply } from '@nireeka/contracts/api'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { FileField } from './file-field.tsx'
import { sendFiles, type Unsent } from './send-files.ts'
import { replyTo, sendFile, ticketById } from './support.api.ts'
import { replyDraft, useTicketDraft } from './ticket-drafts.ts'
import type { Ticket } from './ticket.ts'
import styles from './ticket-page.module.css'
import { UnsentFiles } from './unsent-files.tsx'
import { useTicketCache } from './use-ticket-cache.ts'

const Reply = TicketReply.pick({ text: true })

export function ReplyForm({ ticket }: { ticket: Ticket }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const cacheTicket = useTicketCache()
  const draft = useTicketDraft(replyDraft(ticket.id))
  const [keyFor, renewKey] = useState(createOnceKey)
  const [files, setFiles] = useState<File[]>([])
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  const send = async (chosen: readonly File[]) => {
    setUnsent(await sendFiles(chosen, (file) => sendFile(http, ticket.id, file)))
    setFiles([])
    if (chosen.length > 0) await queries.invalidateQueries(ticketById(http, String(ticket.id)))
  }
  const { register, errors, failure, isBusy, onSubmit, setValue } = useApiForm({
    schema: Reply,
    defaultValues: { text: draft.text },
    submit: async ({ text }) => {
      const reply = { text, key: keyFor(text) }
      cacheTicket(await replyTo(http, ticket.id, reply))
      renewKey(createOnceKey)
      setValue('text', '')
      draft.clear()
      await send(files)
      notify('success', 'Your reply has been sent.')
    },
  })

  if (unsent)
    return <UnsentFiles unsent={unsent} onRetry={() => send(unsent.files)} onLeave={() => setUnsent(null)} />
  return (
    <form
      id="reply"
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-label="Reply"
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Your reply" hint={hintOf(ticket, draft.isRestored)} errors={[errors.text?.message]}>
        <TextArea {...register('text', { onChange: ({ target }) => draft.setText(target.value) })} />
      </Field>
      <FileField files={files} onFilesChange={setFiles} sent={countFiles(ticket)} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          Send reply
        </Button>
      </div>
    </form>
  )
}

const countFiles = ({ messages }: Ticket) => messages.flatMap(({ files }) => files).length

function hintOf({ state }: Ticket, isRestored: boolean) {
  const hints = [
    state === 'solved' ? 'This reopens the ticket.' : '',
    isRestored ? 'Your draft was saved in this browser.' : '',
  ]
  return hints.filter(Boolean).join(' ') || undefined
}
