import { CONFIRMATIONS } from '@nireeka/contracts'
import { expect, test, vi } from 'vitest'

import { createConfirm } from './confirm.ts'

const unused = () => {
  throw new Error('The test did not expect this')
}

test('nothing is loaded before the first question, and the host answers it', async () => {
  const ask = vi.fn(async () => true)
  const load = vi.fn(async () => ({ ask }))
  const confirm = createConfirm({ load, notify: unused, report: unused })
  expect(load).not.toHaveBeenCalled()
  expect(await confirm(CONFIRMATIONS.deleteComment)).toBe(true)
  expect(ask).toHaveBeenCalledWith(CONFIRMATIONS.deleteComment, unused)
})

test('a question that can’t be shown is answered with no, and the shopper is told', async () => {
  const failure = new Error('offline')
  const notify = vi.fn<(tone: string, text: string) => void>()
  const report = vi.fn<(error: unknown) => void>()
  const confirm = createConfirm({ load: () => Promise.reject(failure), notify, report })
  expect(await confirm(CONFIRMATIONS.deleteComment)).toBe(false)
  expect(report).toHaveBeenCalledWith(failure)
  expect(notify).toHaveBeenCalledWith('error', expect.stringContaining('nothing was changed'))
})
