import { formatNumber } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { type Column, DataTable, QueryView } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { NO_FIGURE_BEFORE } from '../overview/compare.ts'
import { speedFigures } from '../overview/figures.api.ts'
import { PeriodPicker } from '../overview/period-picker.tsx'
import { PAGE_KIND_LABELS, type PageSpeed, VITAL_LABELS } from '../overview/speed-text.ts'
import { SpeedValue } from '../overview/speed-value.tsx'
import { usePeriod } from '../overview/use-period.ts'

const COLUMNS: Array<Column<PageSpeed>> = [
  { header: 'Visits began on', cell: ({ page }) => PAGE_KIND_LABELS[page] },
  { header: 'Measure', cell: ({ name }) => VITAL_LABELS[name] },
  { header: '75th percentile', cell: ({ name, now }) => <SpeedValue name={name} speed={now} /> },
  {
    header: 'Before',
    cell: ({ name, before }) => (before ? <SpeedValue name={name} speed={before} /> : NO_FIGURE_BEFORE),
  },
  { header: 'Visits', align: 'end', cell: ({ now }) => formatNumber(now?.visits ?? 0) },
]

/** The web vitals by kind of page, beside the period before. */
export function SpeedPage() {
  useTitle('Page speed')
  const { http } = usePlatform()
  const { period, show } = usePeriod()
  return (
    <BackOfficePage
      heading="Page speed"
      lead="Measured in the browsers of visitors who allow statistics. Three out of four visits had the 75th percentile or less."
    >
      <PeriodPicker period={period} onChoose={show} />
      <QueryView
        query={useQuery(speedFigures(http, period))}
        skeleton={<Speeds rows={null} />}
        failed="The page speed can’t be shown right now"
      >
        {(speeds) => <Speeds rows={speeds} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Speeds = ({ rows }: { rows: PageSpeed[] | null }) => (
  <DataTable
    caption="By kind of page"
    columns={COLUMNS}
    rows={rows}
    rowKey={({ page, name }) => `${page} ${name}`}
    empty="Nothing was measured in this period."
    isStacked
  />
)
