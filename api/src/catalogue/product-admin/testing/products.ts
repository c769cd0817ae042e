import { randomUUID } from 'node:crypto'

import type { AdminProductData } from '@nireeka/contracts/api'

import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

export type ProductCalls = ReturnType<typeof createProductCalls>

/** The details of a bell, as the form sends them. */
export const BELL = {
  number: null as string | null,
  title: 'Bell',
  description: 'A bell that is heard.',
  category: 'cockpit',
  weight_g: 45,
  no_air: false,
  fits: ['All Nireeka bikes'],
  fits_bikes: [] as string[],
  colours: ['Brass'],
  specifications: [{ label: 'Sound', value: '95 dB' }],
  goes_with: [] as number[],
  spare: null as object | null,
}

/** The size M of a product, without a price. */
export const SIZE_M = {
  options: [{ name: 'Size', value: 'M' }],
  number: null,
  weight_g: 45,
  is_published: true,
}

/** The details of a brake pad, a spare part of the family BRK. */
export const PAD = {
  ...BELL,
  number: 'NK-P-BRK-901',
  title: 'Brake pad',
  category: '',
  spare: {
    family_code: 'BRK',
    fit_level: 'owner',
    torque_nm: 6.5,
    year_from: 2024,
    year_to: null,
    superseded_by: null as number | null,
    is_discontinued: false,
    drawing_position: 4,
    fit_condition: null as string | null,
    note: null as string | null,
    pieces: [] as string[],
  },
}

/** Returns the calls by which an admin edits products. */
export function createProductCalls(app: TestApp, as: string) {
  const create = (details: object = BELL, { key = randomUUID() as string, price = 12 } = {}) =>
    app.call('/api/backoffice/products', {
      method: 'POST',
      as,
      body: { kind: 'accessory', price, ...details },
      headers: { 'idempotency-key': key },
    })

  /** Makes a product and returns it. */
  async function made(details: object = BELL): Promise<AdminProductData> {
    const kind = 'spare' in details && details.spare !== null ? 'spare' : 'accessory'
    return (await create({ kind, ...details })).json().data
  }

  async function read(id: number): Promise<AdminProductData> {
    return (await app.call(`/api/backoffice/products/${id}`, { as })).json().data
  }

  const write = (id: number, path: string, body: object, by = as) =>
    app.call(`/api/backoffice/products/${id}${path && `/${path}`}`, { method: 'POST', as: by, body })

  /** Sends a call with the product's present version. */
  async function change(id: number, path: string, body: object = {}) {
    const { version } = await read(id)
    return write(id, path, { version, ...body })
  }

  /** Makes a product that is in the shop. */
  async function published(details: object = BELL) {
    const { id } = await made(details)
    await change(id, 'publish')
    return id
  }

  /** Sends a picture for a product. */
  const sendPicture = (id: number, bytes: Buffer, version: number, kind = 'image/png') =>
    app.call(`/api/backoffice/products/${id}/pictures`, {
      method: 'POST',
      as,
      body: bytes,
      headers: { 'content-type': kind, 'x-version': String(version) },
    })

  const list = async (query = '', by = as) => app.call(`/api/backoffice/products${query}`, { as: by })

  return { create, made, read, write, change, published, list, sendPicture }
}

/** Opens the API with an admin who edits products. */
export async function openProducts(now: () => Date = () => new Date(), picturesDir?: string) {
  const app = await openTestApp({ now, picturesDir })
  const admin = await app.member(9)
  return { app, admin, ...createProductCalls(app, admin.token) }
}
export type Products = Awaited<ReturnType<typeof openProducts>>
