import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { CREDITS, customer, PURCHASES, SUPPORT } from './sample-customers.ts'

/** The customer's address at the API. */
export const PATH = '/api/backoffice/customers/7'

/** Opens the customer's page with this answer of the API. */
export function openCustomer(reply: unknown = customer(), replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http, calls } = fakeHttp({
    [`GET ${PATH}`]: reply,
    [`GET ${PATH}/purchases`]: PURCHASES,
    [`GET ${PATH}/support`]: SUPPORT,
    [`GET ${PATH}/credits`]: CREDITS,
    ...replies,
  })
  renderRoutes(routes, '/backoffice/customers/7', { http, session$: staff(9), notify })
  return { calls, notify }
}
