import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Icon } from '@nireeka/ui'

import { memberBikes } from '../bikes/bikes.api.ts'
import { ordersPage } from '../orders/orders.api.ts'
import { ticketsPage } from '../support/support.api.ts'
import { Waiting } from '../waiting.tsx'
import { type NextStep, nextSteps } from './next-steps.ts'
import styles from './overview.module.css'

interface Props {
  /** Whether an order under way stands above, whose button is the filled one then; only a payment is as urgent. */
  isBelowLead?: boolean
}

/**
 * What a member should do next. What can't be loaded is left out, because its own part of the page says so and has a
 * way to try again.
 */
export function NextSteps({ isBelowLead = false }: Props) {
  const { http } = usePlatform()
  const orders = useQuery(ordersPage(http, 1))
  const tickets = useQuery(ticketsPage(http, 'open', 1))
  const bikes = useQuery(memberBikes(http))
  const queries = [orders, tickets, bikes]
  if (queries.some(({ isPending }) => isPending)) return <Waiting lines={2} />
  const steps = nextSteps({
    orders: orders.data?.items ?? [],
    tickets: tickets.data?.items ?? [],
    bikes: bikes.data ?? [],
  })
  if (steps.length > 0) return <Steps steps={steps} isBelowLead={isBelowLead} />
  return queries.every(({ isSuccess }) => isSuccess) ? <Nothing /> : null
}

const Nothing = () => (
  <p className={styles.nothing}>
    <Icon name="success" /> Nothing is waiting for you.
  </p>
)

/** The steps, of which the first is the most urgent: only its button is filled. */
const Steps = ({ steps, isBelowLead }: Props & { steps: NextStep[] }) => (
  <section className={styles.part} aria-labelledby="next">
    <h2 id="next" className={styles.heading}>
      What to do next
    </h2>
    <ul className={styles.steps} aria-label="What to do next">
      {steps.map(({ icon, title, text, label, to, isUrgent }, place) => (
        <li key={title} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.quiet}>{text}</p>
          </div>
          <Link
            className={buttonClass({
              tone: place === 0 && (isUrgent || !isBelowLead) ? 'primary' : 'secondary',
              size: 'small',
            })}
            to={to}
          >
            {label}
            <span className="visually-hidden">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
