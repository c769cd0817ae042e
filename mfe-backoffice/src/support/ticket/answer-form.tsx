import { TicketReply } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { createDraftStore, useDraft } from '@nireeka/kit/drafts'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, Select, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import orderStyles from '../../orders/order.module.css'
import styles from '../support.module.css'
import { STATES } from '../ticket-labels.ts'
import { CannedChoice } from './canned-choice.tsx'
import { AFTER_ANSWER, type AfterAnswer, type Desk, write } from './ticket.api.ts'
import { useTicketCall } from './use-ticket-call.ts'

const Words = TicketReply.pick({ text: true })
const drafts = createDraftStore({ entry: 'ticketDrafts', isForGuests: false })

type Kind = 'reply' | 'note'

/** What staff write: an answer to the customer, or a note among themselves. A closed ticket takes notes only. */
export function AnswerForm({ desk }: { desk: Desk }) {
  const { ticket } = desk
  const [chosen, setKind] = useState<Kind>('reply')
  const [state, setState] = useState<AfterAnswer>('waiting_customer')
  const isClosed = ticket.state === 'closed'
  const kind = isClosed ? 'note' : chosen
  return (
    <section className={orderStyles.part} aria-labelledby="write">
      <h2 id="write" className={orderStyles.heading}>
        {kind === 'note' ? 'Internal note' : 'Answer'}
      </h2>
      {isClosed ? null : (
        <div className={styles.choices}>
          <Field label="Write">
            <Select
              value={kind}
              onChange={({ target }) => setKind(target.value === 'note' ? 'note' : 'reply')}
            >
              <option value="reply">An answer to the customer</option>
              <option value="note">An internal note</option>
            </Select>
          </Field>
          {kind === 'note' ? null : <Afterwards state={state} onChange={setState} />}
        </div>
      )}
      <TextForm key={kind} desk={desk} kind={kind} state={kind === 'note' ? null : state} />
    </section>
  )
}

interface AfterwardsProps {
  state: AfterAnswer
  onChange: (state: AfterAnswer) => void
}

const Afterwards = ({ state, onChange }: AfterwardsProps) => (
  <Field label="Afterwards">
    <Select
      value={state}
      onChange={({ target }) =>
        onChange(AFTER_ANSWER.find((one) => one === target.value) ?? 'waiting_customer')
      }
    >
      {AFTER_ANSWER.map((one) => (
        <option key={one} value={one}>
          {STATES[one].label}
        </option>
      ))}
    </Select>
  </Field>
)

interface TextProps {
  desk: Desk
  kind: Kind
  state: AfterAnswer | null
}

function TextForm({ desk: { ticket, cannedAnswers }, kind, state }: TextProps) {
  const call = useTicketCall(ticket.id)
  const draft = useDraft(`${kind}-${ticket.id}`, { drafts })
  const [keyFor, renewKey] = useState(createOnceKey)
  const isNote = kind === 'note'
  const { register, errors, failure, isBusy, onSubmit, getValues, setValue } = useApiForm({
    schema: Words,
    defaultValues: { text: draft.text },
    submit: async ({ text }) => {
      const answer = { text, state }
      await call(
        (http) => write(http, ticket, answer, keyFor(answer)),
        isNote ? 'The note is kept.' : 'The answer is sent.',
      )
      renewKey(createOnceKey)
      setValue('text', '')
      draft.clear()
    },
  })
  const add = (text: string) => {
    const whole = [getValues('text').trimEnd(), text].filter(Boolean).join('\n\n')
    setValue('text', whole)
    draft.setText(whole)
  }
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
      <div>
        <Button type="submit" isBusy={isBusy}>
          {isNote ? 'Add note' : 'Send answer'}
        </Button>
      </div>
    </form>
  )
}

function hintOf(isNote: boolean, isRestored: boolean) {
  const who = isNote ? 'Only staff read it.' : 'The customer gets it by email, too.'
  return isRestored ? `${who} What you began to write was kept in this browser.` : who
}
