import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { AreaChart, BarChart, LineChart } from './chart.tsx'
import type { ChartData } from './chart-data.ts'

const series = [{ name: 'Revenue', format: (value: number) => `$${value}` }]
const data: ChartData = {
  status: 'ready',
  points: [
    { label: 'November 1', tick: 'Nov 1', values: [1200] },
    { label: 'November 2', tick: 'Nov 2', values: [80] },
  ],
}
const chart = (change: Partial<Parameters<typeof AreaChart>[0]> = {}) => (
  <AreaChart
    heading="Revenue per day"
    summary="$1,280 in two days."
    axis="Day"
    series={series}
    data={data}
    empty="Nothing was sold."
    {...change}
  />
)

/** jsdom has no layout, so a chart is as wide as it is told. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      unobserve = () => {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240))
})

const drawing = (name: string) =>
  screen.findByRole('application', { name: `${name}, chart. Use the arrow keys to read it` })

test('a chart has a heading, a sentence that tells what it shows, and its figures as a table', async () => {
  render(chart())
  const region = within(screen.getByRole('region', { name: 'Revenue per day' }))
  expect(region.getByRole('heading', { level: 2, name: 'Revenue per day' })).toBeTruthy()
  expect(region.getByText('$1,280 in two days.')).toBeTruthy()

  fireEvent.click(region.getByText('Show the figures'))
  const table = within(region.getByRole('table', { name: 'Revenue per day, the figures' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayRevenue',
    'November 1$1200',
    'November 2$80',
  ])
  await drawing('Revenue per day')
})

test.each([LineChart, AreaChart, BarChart])(
  'the arrow keys walk through the places and each is read out',
  async (Chart) => {
    render(<Chart heading="Sales" axis="Day" series={series} data={data} empty="None." />)
    const svg = await drawing('Sales')
    fireEvent.focus(svg)
    expect((await screen.findByRole('status')).textContent).toBe('November 1Revenue: $1200')
    fireEvent.keyDown(svg, { key: 'ArrowRight' })
    expect((await screen.findByText('Revenue: $80')).closest('[role=status]')?.textContent).toContain(
      'November 2',
    )
  },
)

test('several series are told apart by a legend', async () => {
  render(chart({ series: [...series, { name: 'Costs', format: String }] }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Revenue', 'Costs'])
  await drawing('Revenue per day')
})

test('a chart in which everything is 0 is a sentence, without figures', () => {
  render(chart({ data: { status: 'ready', points: [{ label: 'November 1', tick: '1', values: [0] }] } }))
  expect(screen.getByText('Nothing was sold.')).toBeTruthy()
  expect(screen.queryByText('Show the figures')).toBeNull()
})

test('a chart whose figures are on their way says so and claims nothing', () => {
  render(chart({ data: { status: 'loading' } }))
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByText('$1,280 in two days.')).toBeNull()
})

test('figures that could not be loaded say why and are tried again', () => {
  const onRetry = vi.fn<() => void>()
  render(chart({ data: { status: 'failed', message: "Can't reach server right now.", onRetry } }))
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText("Can't reach server right now.")).toBeTruthy()
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
