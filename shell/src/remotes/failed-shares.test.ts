import { createInstance } from '@module-federation/enhanced/runtime'
import { expect, test } from 'vitest'

import { forgetFailedShares } from './failed-shares.ts'

const form = () => 'the form'

test('a shared module that couldn’t be fetched is fetched anew at the next try', async () => {
  let attempts = 0
  const get = async () => {
    if (attempts++ === 0) throw new Error('offline')
    return form
  }
  const shared = { version: '1.0.0', scope: 'default', get, shareConfig: { requiredVersion: '^1.0.0' } }
  const host = createInstance({
    name: 'host',
    remotes: [],
    shared: { form: shared },
    plugins: [forgetFailedShares],
  })
  await expect(host.loadShare('form')).rejects.toThrow('offline')
  expect(await host.loadShare('form')).toBe(form)
})
