import { type Column, DataTable } from '../figures/data-table.tsx'
import { type ChartPoint, isEmpty } from './chart-data.ts'
import type { ChartProps } from './chart-frame.tsx'
import { NoFigures, ShowFigures } from './show-figures.tsx'

/** The chart's values as a table, hidden until the reader opens it. */
export function ChartFigures({
  heading,
  axis,
  series,
  data,
}: Pick<ChartProps, 'heading' | 'axis' | 'series' | 'data'>) {
  // Reserves the space while the data loads, so that nothing below moves.
  if (data.status !== 'ready' || isEmpty(data.points)) return <NoFigures />
  const columns: Array<Column<ChartPoint>> = [
    { header: axis, cell: ({ label }) => label },
    ...series.map(({ name, format }, index): Column<ChartPoint> => ({
      header: name,
      cell: ({ values }) => format(values[index] ?? 0),
      align: 'end',
      sortBy: ({ values }) => values[index] ?? 0,
    })),
  ]
  return (
    <ShowFigures>
      <DataTable
        caption={`${heading}, the figures`}
        isCaptionHidden
        columns={columns}
        rows={data.points}
        rowKey={({ label }) => label}
        empty=""
      />
    </ShowFigures>
  )
}
