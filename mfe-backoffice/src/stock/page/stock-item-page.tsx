import { formatNumber, isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, DateText, DefinitionList, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { NotFound } from '../../not-found.tsx'
import { StockActions } from '../actions/stock-actions.tsx'
import { Available } from '../available.tsx'
import { type Stock, type StockItem, stockOf } from '../stock.api.ts'
import styles from '../stock.module.css'
import { TYPE_LABELS } from '../stock-labels.ts'
import { Movements } from './movements.tsx'
import { VariantsStock } from './variants-stock.tsx'

/** Returns the item that an address names; null where it is none. */
function itemOf({ kind, id = '' }: { kind?: string; id?: string }): StockItem | null {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  return kind === 'product' || kind === 'part' ? { kind, id: Number(id) } : null
}

export function StockItemPage() {
  const item = itemOf(useParams())
  return item ? <ItemPage key={`${item.kind} ${item.id}`} item={item} /> : <NotFound />
}

function ItemPage({ item }: { item: StockItem }) {
  const { http } = usePlatform()
  const query = useQuery(stockOf(http, item))
  const stock = query.data
  const heading = stock?.title ?? 'Stock'
  useTitle(heading)
  if (query.isError && isHttpError(query.error) && query.error.status === 404) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={stock ? leadOf(stock) : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Stock', link: <Link to="/backoffice/stock" /> },
            { label: stock?.title ?? String(item.id) },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This stock can’t be shown right now">
        {(it) =>
          it.variants.length > 0 ? (
            <VariantsStock stock={it} />
          ) : (
            <div className={styles.halves}>
              <Now stock={it} />
              <Movements item={item} />
            </div>
          )
        }
      </QueryView>
    </BackOfficePage>
  )
}

const leadOf = ({ type, number }: Stock) => [TYPE_LABELS[type] ?? type, number].filter(Boolean).join(', ')

const Now = ({ stock }: { stock: Stock }) => (
  <section className={styles.part} aria-labelledby="now">
    <h2 id="now" className={styles.heading}>
      Now
    </h2>
    <DefinitionList
      items={[
        { term: 'Available', details: <Available pieces={stock.available} /> },
        { term: 'Reserved by unpaid orders', details: formatNumber(stock.held) },
        { term: 'In stock', details: stock.inStock === null ? '–' : formatNumber(stock.inStock) },
        {
          term: 'Back in stock',
          details: stock.restockOn ? <DateText date={stock.restockOn} /> : 'Not set',
        },
      ]}
    />
    <StockActions stock={stock} />
    <p>
      <Link to={`/backoffice/${stock.kind}s/${stock.id}`}>Edit this {stock.kind}</Link>
    </p>
  </section>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the stock">
    <Skeleton kind="text" lines={12} />
  </div>
)
