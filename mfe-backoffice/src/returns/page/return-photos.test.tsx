import type { AdminReturnData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { dialogOf, press } from '../../orders/open-order.tsx'
import { routes } from '../../routes.ts'
import { staff } from '../../sample-staff.ts'
import { adminReturn, receivedReturn } from '../sample-returns.ts'

const PATH = '/api/backoffice/returns/5'
const photos = [{ id: 3, name: 'crack.jpg' }]

const PHOTO = new Blob(['photo'], { type: 'image/jpeg' })

function open(item: AdminReturnData, photo = async (): Promise<Blob> => PHOTO) {
  const { http } = fakeHttp({ [`GET ${PATH}`]: item })
  // A file comes without an envelope.
  const get: typeof http.get = (path, options) =>
    options?.isFile ? (photo() as Promise<never>) : http.get(path, options)
  renderRoutes(routes, '/backoffice/returns/5', { http: { ...http, get }, session$: staff(9) })
}

test('a photo of the customer is shown in full when it is pressed', async () => {
  open(adminReturn({ photos }))
  await press('crack.jpg: show in full')
  const dialog = await dialogOf('crack.jpg')
  expect(dialog.getByRole<HTMLImageElement>('img', { name: 'crack.jpg' }).src).toMatch(/^data:image\/jpeg/)
})

test('whoever inspects the items sees the photos beside the fields', async () => {
  open(receivedReturn({ photos }))
  await press('Inspect')
  const dialog = await dialogOf('Inspect return R-1005')
  const list = within(dialog.getByRole('list', { name: 'Photos from the customer' }))
  expect(await list.findByRole('img', { name: 'crack.jpg' })).toBeTruthy()
})

test('a photo that can’t be read is tried again', async () => {
  let tries = 0
  open(adminReturn({ photos }), async () => {
    if (tries++ === 0) throw refusal(503, 'Busy.')
    return PHOTO
  })
  expect(await screen.findByText('This photo can’t be shown right now')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByRole('img', { name: 'crack.jpg' })).toBeTruthy()
})
