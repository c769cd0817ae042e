import type { WorkshopBikeData, WorkshopBuildData } from '@nireeka/contracts/api'

/** A bike to build, as the API sends it. */
export const workshopBike = (id: number, change: Partial<WorkshopBikeData> = {}): WorkshopBikeData => ({
  id,
  version: 1,
  stage: 'to_build',
  next_stages: ['in_production'],
  order: { id: 100 + id, number: `NK-${1000 + id}`, status: 'paid', bikes: 1, built: 0 },
  customer: 'Anna',
  bike: { id: 1, title: 'Nireeka Prime' },
  size: 'M',
  colour: { name: 'Midnight Pearl', swatch: '#1B2A4A', ral: [] },
  promised_on: '2026-12-11',
  days_left: 12,
  serial_number: null,
  short_parts: [],
  ...change,
})

/** The same with its parts. */
export const workshopBuild = (bike: WorkshopBikeData): WorkshopBuildData => ({
  ...bike,
  parts: [
    { slot: 'Motor', title: '1000 W mid-drive, 160 Nm', is_standard: false },
    { slot: 'Battery', title: '672 Wh', is_standard: true },
  ],
})
