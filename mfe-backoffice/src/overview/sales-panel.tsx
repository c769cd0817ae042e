import { formatNumber, formatPrice } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { difference } from './compare.ts'
import { Figure, Figures, FiguresToCome } from './figure.tsx'
import { saleFigures } from './figures.api.ts'
import styles from './overview.module.css'
import type { Period } from './period.ts'
import { OrdersChart, SalesChart } from './sales-charts.tsx'

const LABEL = 'Sales'
const LABELS = ['Net sales', 'Refunded', 'Paid orders', 'Average order']
const NONE = '–'

/** What was sold in the period, day by day. */
export function SalesPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  const orders = `/backoffice/orders?${new URLSearchParams({ from, to })}`
  return (
    <QueryView
      query={useQuery(saleFigures(http, period))}
      skeleton={<FiguresToCome label={LABEL} labels={LABELS} />}
      failed="The sales can’t be shown right now"
    >
      {({ sales: { now, before }, days }) => (
        <>
          <Figures label={LABEL}>
            <Figure
              label="Net sales"
              value={formatPrice(now.net)}
              hint={difference({ now: now.net, before: before?.net ?? null }, { format: formatPrice })}
              path={orders}
            />
            <Figure
              label="Refunded"
              value={formatPrice(now.refunded)}
              hint={difference(
                { now: now.refunded, before: before?.refunded ?? null },
                { format: formatPrice },
              )}
              path="/backoffice/orders?payment=refunded"
            />
            <Figure
              label="Paid orders"
              value={formatNumber(now.orders)}
              hint={difference({ now: now.orders, before: before?.orders ?? null }, { format: formatNumber })}
              path={orders}
            />
            <Figure
              label="Average order"
              value={now.average === null ? NONE : formatPrice(now.average)}
              hint={difference(
                { now: now.average, before: before?.average ?? null },
                { format: formatPrice },
              )}
              path={`${orders}&sort=-total`}
            />
          </Figures>
          <p className={styles.note}>
            With shipping and tax, on the day on which it was paid or went back. The lists show orders by the
            day on which they were placed.
          </p>
          <div className={styles.halves}>
            <div className={styles.panel}>
              <SalesChart days={days} />
            </div>
            <div className={styles.panel}>
              <OrdersChart days={days} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  )
}
