import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminOrder } from './sample-orders.ts'

/** What a call has sent. */
export interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

/** The order's address at the API. */
export const PATH = '/api/backoffice/orders/1'

/** Opens the order's page with this answer of the API. */
export function openOrder(reply: unknown = adminOrder(), replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http, calls } = fakeHttp({ [`GET ${PATH}`]: reply, ...replies })
  renderRoutes(routes, '/backoffice/orders/1', { http, session$: staff(9), notify })
  return { calls, notify }
}

/** Returns a reply that records what was sent. */
export function record(answer: unknown) {
  const sent: Sent[] = []
  return { sent, reply: (it: Sent) => (sent.push(it), answer) }
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Chooses one of the page's further actions. */
export async function choose(name: string) {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
export const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }))
