import type { ConversionFiguresData } from '@nireeka/contracts/api'
import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { difference } from './compare.ts'
import { Figure, Figures, FiguresToCome } from './figure.tsx'
import { conversionFigures } from './figures.api.ts'
import styles from './overview.module.css'
import type { Period } from './period.ts'

const LABEL = 'From cart to order'
const LABELS = ['Members with a cart', 'Members who ordered', 'Members who paid', 'Conversion']
const NONE = '–'
const PERCENT = 100

/** Returns the share of members with a cart who have paid, in percent; null without carts. */
const shareOf = ({ carts, paid }: ConversionFiguresData['now']) =>
  carts === 0 ? null : (paid / carts) * PERCENT

const formatShare = (value: number) => `${value.toFixed(1)}%`
const count = { format: formatNumber }

/** How many members went how far towards an order. */
export function ConversionPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  const orders = `/backoffice/orders?${new URLSearchParams({ from, to })}`
  return (
    <QueryView
      query={useQuery(conversionFigures(http, period))}
      skeleton={<FiguresToCome label={LABEL} labels={LABELS} />}
      failed="The conversion can’t be shown right now"
    >
      {({ now, before }) => {
        const share = shareOf(now)
        const known = before ?? { carts: null, ordered: null, paid: null }
        return (
          <>
            <Figures label={LABEL}>
              <Figure
                label="Members with a cart"
                value={formatNumber(now.carts)}
                hint={difference({ now: now.carts, before: known.carts }, count)}
                path="/backoffice/customers"
              />
              <Figure
                label="Members who ordered"
                value={formatNumber(now.ordered)}
                hint={difference({ now: now.ordered, before: known.ordered }, count)}
                path={orders}
              />
              <Figure
                label="Members who paid"
                value={formatNumber(now.paid)}
                hint={difference({ now: now.paid, before: known.paid }, count)}
                path={`${orders}&payment=paid`}
              />
              <Figure
                label="Conversion"
                value={share === null ? NONE : formatShare(share)}
                hint={difference(
                  { now: share, before: before && shareOf(before) },
                  { format: formatShare, more: 'higher', less: 'lower' },
                )}
                path={orders}
              />
            </Figures>
            <p className={styles.note}>
              Conversion is the share of members with a cart who paid for an order. A cart counts if something
              that was added in this period is still in it, or was ordered. Visits aren’t counted, nor are
              guests’ carts, which stay in their browsers.
            </p>
          </>
        )
      }}
    </QueryView>
  )
}
