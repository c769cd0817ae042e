import { Field, Select } from '@nireeka/ui'
import { useState } from 'react'

import orderStyles from '../../orders/order.module.css'
import styles from '../support.module.css'
import { STATES } from '../ticket-labels.ts'
import { type Kind, TextForm } from './text-form.tsx'
import { AFTER_ANSWER, type AfterAnswer, type Desk } from './ticket.api.ts'

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
