import { TicketReply } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { createDraftStore, useDraft } from '@nireeka/kit/drafts'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import orderStyles from '../../orders/order.module.css'
import { AnswerFiles, UnsentFiles } from './answer-files.tsx'
import { CannedChoice } from './canned-choice.tsx'
import type { Unsent } from './send-files.ts'
import { type AfterAnswer, type Desk, write } from './ticket.api.ts'
import { useFileCalls, useTicketCall } from './use-ticket-call.ts'

const Words = TicketReply.pick({ text: true })
const drafts = createDraftStore({ entry: 'ticketDrafts', isForGuests: false })

export type Kind = 'reply' | 'note'

interface TextProps {
  desk: Desk
  kind: Kind
  state: AfterAnswer | null
}

/** What staff write, with its files. */
export function TextForm({ desk: { ticket, cannedAnswers }, kind, state }: TextProps) {
  const call = useTicketCall(ticket.id)
  const sendAll = useFileCalls(ticket.id)
  const draft = useDraft(`${kind}-${ticket.id}`, { drafts })
  const [keyFor, renewKey] = useState(createOnceKey)
  const [files, setFiles] = useState<File[]>([])
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const isNote = kind === 'note'
  const send = async (chosen: readonly File[]) => {
    setFiles([])
    if (chosen.length > 0) setUnsent(await sendAll(chosen))
  }
  const { register, errors, failure, isBusy, onSubmit, getValues, setValue } = useApiForm({
    schema: Words,
    defaultValues: { text: draft.text },
    submit: async ({ text }) => {
      const answer = { text, state }
      await call(
        (http) => write(http, ticket, answer, keyFor(answer)),
        isNote ? 'Note added.' : 'Answer sent.',
      )
      renewKey(createOnceKey)
      setValue('text', '')
      draft.clear()
      await send(files)
    },
  })
  const add = (text: string) => {
    const whole = [getValues('text').trimEnd(), text].filter(Boolean).join('\n\n')
    setValue('text', whole)
    draft.setText(whole)
  }
  if (unsent)
    return <UnsentFiles unsent={unsent} onRetry={() => send(unsent.files)} onLeave={() => setUnsent(null)} />
  return (
    <form className={orderStyles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {isNote ? null : <CannedChoice ticketId={ticket.id} answers={cannedAnswers} onText={add} />}
      <Field
        label={isNote ? 'Note' : 'Your answer'}
        hint={hintOf(isNote, draft.isRestored)}
        errors={[errors.text?.message]}
      >
        <TextArea rows={6} {...register('text', { onChange: ({ target }) => draft.setText(target.value) })} />
      </Field>
      {ticket.state === 'closed' ? null : (
        <AnswerFiles ticket={ticket} files={files} onFilesChange={setFiles} />
      )}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {isNote ? 'Add note' : 'Send answer'}
        </Button>
      </div>
    </form>
  )
}

function hintOf(isNote: boolean, isRestored: boolean) {
  const who = isNote ? 'Visible to staff only.' : 'The customer also gets it by email.'
  return isRestored ? `${who} Your draft was saved in this browser.` : who
}
