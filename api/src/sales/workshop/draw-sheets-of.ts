import { formatDate } from '@nireeka/contracts'
import type { WorkshopBuildData } from '@nireeka/contracts/api'

import { drawPdf } from '../../platform/index.ts'

/** The texts of a bike's build sheet before drawing. Every string in it may come from a stranger. */
export interface BuildSheet {
  /** The order's number. */
  number: string
  title: string
  facts: Array<[label: string, value: string]>
  /** The colour as a CSS colour; null for one that is made by its RAL codes. */
  swatch: string | null
  parts: Array<{ slot: string; title: string; note: string | null }>
  serial: string | null
}

/** Returns the build sheets of bikes as one PDF, a sheet for each. */
export const drawSheetsOf = (bikes: readonly WorkshopBuildData[]): Promise<Buffer> =>
  drawPdf('sales/workshop/draw/draw-build-sheets', { sheets: bikes.map(toBuildSheet) })

export const toBuildSheet = (bike: WorkshopBuildData): BuildSheet => ({
  number: bike.order.number,
  title: bike.bike.title,
  facts: [
    ['Size', bike.size],
    ['Colour', colourOf(bike)],
    ['Customer', bike.customer],
    ['Promised', bike.promised_on === null ? 'On request' : formatDate(bike.promised_on)],
    ['Bikes in the order', String(bike.order.bikes)],
  ],
  swatch: bike.colour.swatch,
  parts: bike.parts.map(({ slot, title, is_standard }) => ({
    slot,
    title,
    note: is_standard ? null : 'Chosen by the customer',
  })),
  serial: bike.serial_number,
})

const colourOf = ({ colour: { name, ral } }: WorkshopBuildData) =>
  [name, ...ral.map((code) => `RAL ${code}`)].join(', ')
