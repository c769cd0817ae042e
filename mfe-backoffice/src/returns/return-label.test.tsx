import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { press } from '../orders/open-order.tsx'
import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminReturn } from './sample-returns.ts'

const PATH = '/api/backoffice/returns/5'

function open(item: ReturnType<typeof adminReturn>) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http } = fakeHttp({ [`GET ${PATH}`]: item, [`GET ${PATH}/label`]: refusal(503, 'Busy.') })
  renderRoutes(routes, '/backoffice/returns/5', { http, session$: staff(9), notify })
  return { notify }
}

test('an approved return has its label; one that can’t be had says why', async () => {
  const { notify } = open(adminReturn({ status: 'approved', allowed: ['receive', 'close'] }))
  await press('Return label')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
})

test('a return that isn’t approved has no label', async () => {
  open(adminReturn())
  await screen.findByRole('button', { name: 'Approve' })
  expect(screen.queryByRole('button', { name: 'Return label' })).toBeNull()
})
