import { PAGE_KINDS, type PageKindName, type VitalName } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, QueryView } from '@nireeka/ui'

import { speedFigures } from './figures.api.ts'
import styles from './overview.module.css'
import type { Period } from './period.ts'
import { PAGE_KIND_LABELS, type PageSpeed, type Speed, VITAL_LABELS } from './speed-text.ts'
import { SpeedValue } from './speed-value.tsx'

interface PageRow {
  page: PageKindName
  speeds: Partial<Record<VitalName, Speed | null>>
}

const column = (name: VitalName): Column<PageRow> => ({
  header: VITAL_LABELS[name],
  cell: ({ speeds }) => <SpeedValue name={name} speed={speeds[name]} />,
})
const COLUMNS: Array<Column<PageRow>> = [
  { header: 'Visits began on', cell: ({ page }) => PAGE_KIND_LABELS[page] },
  column('LCP'),
  column('INP'),
  column('CLS'),
]

const rowsOf = (speeds: readonly PageSpeed[]): PageRow[] =>
  PAGE_KINDS.flatMap((page) => {
    const own = speeds.filter((speed) => speed.page === page && speed.now)
    if (own.length === 0) return []
    return [{ page, speeds: Object.fromEntries(own.map(({ name, now }) => [name, now])) }]
  })

/** How fast pages are, by their kind. */
export function SpeedPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  return (
    <QueryView
      query={useQuery(speedFigures(http, period))}
      skeleton={<Speeds rows={null} path="" />}
      failed="The page speed can’t be shown right now"
    >
      {(speeds) => (
        <div>
          <Speeds
            rows={rowsOf(speeds)}
            path={`/backoffice/page-speed?${new URLSearchParams({ from, to })}`}
          />
          <p className={styles.note}>75th percentile of the visits of people who allow statistics.</p>
        </div>
      )}
    </QueryView>
  )
}

const Speeds = ({ rows, path }: { rows: PageRow[] | null; path: string }) => (
  <DataTable
    caption="Page speed"
    columns={COLUMNS}
    rows={rows}
    rowKey={({ page }) => page}
    rowLink={() => <Link to={path} />}
    empty="Nothing was measured in this period."
    isStacked
  />
)
