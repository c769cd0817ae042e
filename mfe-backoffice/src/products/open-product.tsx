import type { AdminProductData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminProduct } from './sample-products.ts'

/** What a call has sent. */
export interface Sent {
  body?: unknown
}
/** The product's address at the API. */
export const PATH = '/api/backoffice/products/7'

/** Opens a product's page, or that of a new one, with this answer of the API. */
export function openProduct(
  product: unknown = adminProduct(),
  replies: Record<string, unknown> = {},
  path = '7',
) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const confirm = vi.fn(async () => true)
  const { http } = fakeHttp({
    [`GET ${PATH}`]: product,
    'GET /api/spares': {
      families: [{ code: 'BRK', title: 'Brakes', description: '', image: null, count: 1 }],
    },
    'GET /api/configurator': {
      bikes: [
        { slug: 'nyx', title: 'Nyx' },
        { slug: 'prime', title: 'Prime' },
      ],
    },
    ...replies,
  })
  renderRoutes(routes, `/backoffice/products/${path}`, { http, session$: staff(9), notify, confirm })
  return { notify, confirm }
}

/** Returns a reply that records what was sent. */
export function record(answer: AdminProductData) {
  const sent: unknown[] = []
  return { sent, reply: ({ body }: Sent) => (sent.push(body), answer) }
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const field = async (name: string) => screen.findByLabelText<HTMLInputElement>(name)
export async function retype(name: string, text: string) {
  await userEvent.clear(await field(name))
  if (text) await userEvent.type(await field(name), text)
}
