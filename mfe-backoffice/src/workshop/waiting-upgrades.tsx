import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, CartParts, DateText, FailedPart } from '@nireeka/ui'

import type { ListView } from '../list/use-list-state.ts'
import { STAGE_LABELS } from './stage-texts.ts'
import { type Upgrades, waitingUpgrades } from './workshop.api.ts'
import styles from './workshop.module.css'

/**
 * The paid upgrades of ordered bikes that aren't packed yet; nothing while there are none, or while only some bikes are
 * shown. Their orders are marked as ready to ship on their own pages.
 */
export function WaitingUpgrades({ view: { state } }: { view: ListView }) {
  const { http } = usePlatform()
  const query = useQuery(waitingUpgrades(http, state))
  if (state.filters.concern) return null
  if (query.isError) {
    return <FailedPart title="Upgrades can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  if (!query.data || query.data.total === 0) return null
  const { items, total } = query.data
  return (
    <section className={styles.upgrades} aria-labelledby="upgrades">
      <h3 id="upgrades" className={styles.heading}>
        Upgrades <span className={styles.count}>{formatNumber(total)}</span>
      </h3>
      <ul className={styles.cards} aria-labelledby="upgrades">
        {items.map((upgrade) => (
          <UpgradeCard key={upgrade.id} upgrade={upgrade} />
        ))}
      </ul>
      {total > items.length ? (
        <p className={styles.quiet}>
          These {items.length} were paid first. {formatNumber(total - items.length)} more follow.
        </p>
      ) : null}
    </section>
  )
}

const UpgradeCard = ({ upgrade }: { upgrade: Upgrades['items'][number] }) => {
  const { order, customer, bike, size, serialNumber, bikeStage, parts, paidAt } = upgrade
  return (
    <li className={styles.card}>
      <span>
        <Link className={styles.number} to={`/backoffice/orders/${order.id}`}>
          {order.number}
        </Link>{' '}
        {customer}
      </span>
      <strong className={styles.name}>
        For {bike.title}, {size}
      </strong>
      <CartParts text={parts} />
      <p className={styles.quiet}>
        {bikeStage === null
          ? 'Send to the customer'
          : `Fit to the bike in the workshop: ${STAGE_LABELS[bikeStage].toLowerCase()}`}
        {serialNumber === null ? '' : `, ${serialNumber}`}, paid <DateText date={paidAt} format="dayOfYear" />
      </p>
      <Link
        className={buttonClass({ size: 'small', tone: 'secondary' })}
        to={`/backoffice/orders/${order.id}`}
      >
        View order <span className="visually-hidden">{order.number}</span>
      </Link>
    </li>
  )
}
