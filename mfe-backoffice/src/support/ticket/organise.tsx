import { messageOf, TEXTS } from '@nireeka/contracts'
import { TICKET_PRIORITIES } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Alert, DefinitionList, Field, Select } from '@nireeka/ui'

import { useVersionedChange } from '../../changes/use-versioned-change.ts'
import orderStyles from '../../orders/order.module.css'
import { QUEUE } from '../queue-list.tsx'
import styles from '../support.module.css'
import { URGENCIES, URGENCY_ORDER } from '../ticket-labels.ts'
import { assign, type Desk, deskKey, setUrgency } from './ticket.api.ts'

/** Who answers a ticket, and how urgent it is; a choice is kept at once. */
export function Organise({ desk }: { desk: Desk }) {
  const { notify } = usePlatform()
  const { change, seen } = useVersionedChange<Desk>({
    keyOf: ({ ticket }) => deskKey(ticket.id),
    list: QUEUE,
  })
  const keep = (make: Parameters<typeof change>[1], done: string) => {
    change(desk, make, done).catch((error: unknown) => notify('error', messageOf(error, TEXTS.unreachable)))
  }
  const setAssignee = (value: string) =>
    keep((http) => assign(http, desk, value === '' ? null : Number(value)), 'Ticket assigned.')
  const setPriority = (value: string) => {
    const priority = TICKET_PRIORITIES.find((one) => one === value)
    if (priority) keep((http) => setUrgency(http, desk, priority), 'Urgency changed.')
  }
  return (
    <section className={orderStyles.part} aria-labelledby="organise">
      <h2 id="organise" className={orderStyles.heading}>
        Assignment and urgency
      </h2>
      {seen && seen.version !== desk.version ? <Changed seen={seen} now={desk} /> : null}
      <div className={styles.choices}>
        <Field label="Assigned to">
          <Select value={desk.assignee?.id ?? ''} onChange={({ target }) => setAssignee(target.value)}>
            <option value="">Nobody</option>
            {colleaguesOf(desk).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Urgency">
          <Select value={desk.ticket.priority} onChange={({ target }) => setPriority(target.value)}>
            {URGENCY_ORDER.map((one) => (
              <option key={one} value={one}>
                {URGENCIES[one].label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </section>
  )
}

/** Returns who can be chosen; whoever has the ticket stays in the list after leaving the team. */
function colleaguesOf({ assignee, colleagues }: Desk) {
  const isKnown = !assignee || colleagues.some(({ id }) => id === assignee.id)
  return isKnown ? colleagues : [...colleagues, assignee]
}

const Changed = ({ seen, now }: { seen: Desk; now: Desk }) => (
  <Alert title="Changed while you had it open">
    <DefinitionList
      items={[
        { term: 'You saw', details: inShort(seen) },
        { term: 'Now', details: inShort(now) },
      ]}
    />
    Your change wasn’t saved.
  </Alert>
)

const inShort = ({ assignee, ticket }: Desk) =>
  `${assignee?.name ?? 'Nobody'}, ${URGENCIES[ticket.priority].label.toLowerCase()}`
