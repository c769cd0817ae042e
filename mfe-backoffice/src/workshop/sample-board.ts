import type { WorkshopBikeData, WorkshopStage } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { workshopBike, workshopBuild } from './sample-bikes.ts'

export interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const NEXT: Record<WorkshopStage, WorkshopStage[]> = {
  to_build: ['in_production'],
  in_production: ['quality_check'],
  quality_check: ['built', 'in_production'],
  built: [],
}

/** Opens the board on bikes that move as the API moves them, for tests; `replies` are further answers of the server. */
export function openBoard(
  path = '/backoffice/workshop',
  first: WorkshopBikeData[] = [workshopBike(1), workshopBike(2)],
  replies: Record<string, unknown> = {},
) {
  const bikes = new Map(first.map((bike) => [bike.id, bike]))
  const sent: unknown[] = []
  const asked: unknown[] = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const moves = first.flatMap(({ id }) => [
    [`GET /api/backoffice/workshop/bikes/${id}`, () => workshopBuild(bikes.get(id)!)] as const,
    [
      `POST /api/backoffice/workshop/bikes/${id}/moves`,
      ({ body }: Sent) => {
        sent.push(body)
        const { to, serial_number } = body as { to: WorkshopStage; serial_number: string | null }
        const bike = bikes.get(id)!
        const moved = { ...bike, stage: to, next_stages: NEXT[to], version: bike.version + 1, serial_number }
        bikes.set(id, moved)
        return workshopBuild(moved)
      },
    ] as const,
  ])
  const { http } = fakeHttp({
    'GET /api/backoffice/workshop/bikes': ({ query }: Sent) => {
      asked.push(query)
      const items = [...bikes.values()].filter(({ stage }) => stage === query?.stage)
      return { items, page: 1, per_page: 30, total: items.length }
    },
    'GET /api/backoffice/workshop/counts': () => ({
      counts: [{ stage: 'to_build', count: bikes.size }],
      models: [{ id: 1, title: 'Nireeka Prime' }],
    }),
    'GET /api/backoffice/workshop/shortages': [],
    'GET /api/backoffice/workshop/upgrades': { total: 0, items: [] },
    ...Object.fromEntries(moves),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { sent, asked, notify }
}

/** Returns the column of a stage. */
export const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
