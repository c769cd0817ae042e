import { AUDIT_ACTIONS, AUDIT_SUBJECTS, MOST_COUNTED_CHANGES } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import type { ListDefinition } from '../list/list.ts'
import { type AuditEntry, readAuditLog } from './audit-log.api.ts'
import styles from './audit-log.module.css'
import { changesOf } from './changes-of.ts'

/** 'order.move' as 'Order: move'. */
const actionLabel = (action: string) => readable(action).replace('.', ': ')

/** The list of everything that staff have changed. */
export const AUDIT_LOG_LIST: ListDefinition<AuditEntry> = {
  name: 'audit-log',
  title: 'Audit log',
  nouns: ['change', 'changes'],
  mostCounted: MOST_COUNTED_CHANGES,
  columns: [
    { header: 'When', cell: ({ at }) => <DateAndTime at={at} /> },
    {
      header: 'Who',
      isFact: true,
      cell: ({ actor }) => (
        <span className={styles.person}>
          {actor.email}
          <Below>{readable(actor.role)}</Below>
        </span>
      ),
    },
    { header: 'Action', isFact: true, cell: ({ action }) => actionLabel(action) },
    { header: 'Subject', isFact: true, cell: ({ subject }) => <Subject subject={subject} /> },
    { header: 'Changed', isFact: true, cell: (entry) => <Changes entry={entry} /> },
  ],
  filters: [
    {
      kind: 'select',
      name: 'action',
      label: 'Action',
      any: 'Any action',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: actionLabel(value) })),
    },
    {
      kind: 'text',
      name: 'subject',
      label: 'Subject',
      placeholder: 'order or order:12',
      pattern: new RegExp(String.raw`^(${AUDIT_SUBJECTS.join('|')})(:[1-9]\d{0,8})?$`),
    },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: 'Until' },
  ],
  search: { label: 'Search changes', placeholder: 'Email, or what changed' },
  nameOf: ({ id }) => `change ${id}`,
  read: readAuditLog,
  empty: { title: 'Nothing has been changed yet', text: 'Every change by staff appears here.' },
}

/** The same list with a field for a person, where the address has one: with it, the fields don’t fit in a row. */
export const AUDIT_LOG_OF_A_PERSON: ListDefinition<AuditEntry> = {
  ...AUDIT_LOG_LIST,
  filters: [
    ...(AUDIT_LOG_LIST.filters ?? []),
    { kind: 'text', name: 'actor', label: 'Who', placeholder: 'Email', pattern: /^.{1,100}$/ },
  ],
}

/** The pages of the back office that show a subject. */
const PATHS: Partial<Record<AuditEntry['subject']['kind'], string>> = {
  order: '/backoffice/orders',
  return: '/backoffice/returns',
  promo_code: '/backoffice/promo-codes',
  ticket: '/backoffice/tickets',
  canned_answer: '/backoffice/canned-answers',
  product: '/backoffice/products',
  bike: '/backoffice/bikes',
  part: '/backoffice/parts',
  colour: '/backoffice/colours',
  rule: '/backoffice/rules',
  slot: '/backoffice/slots',
  diagnosis: '/backoffice/diagnosis',
  help_topic: '/backoffice/help',
  newsletter: '/backoffice/newsletters',
  customer: '/backoffice/customers',
}

function Subject({ subject: { kind, id } }: Pick<AuditEntry, 'subject'>) {
  const text = `${readable(kind)} ${id}`
  const path = PATHS[kind]
  return path ? <Link to={`${path}/${id}`}>{text}</Link> : text
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return '–'
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <Below>{readable(name)}</Below>
          {before === null ? null : (
            <del>
              <span className="visually-hidden">before: </span>
              {before}
            </del>
          )}{' '}
          {after === null ? null : (
            <ins>
              <span className="visually-hidden">after: </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}
