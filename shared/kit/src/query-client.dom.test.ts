import { expect, test } from 'vitest'

import { createQueryClient } from './query-client.ts'

test('without a connection what reads and what writes is tried at once, so that it can fail', async () => {
  const client = createQueryClient()
  client.mount()
  dispatchEvent(new Event('offline'))
  expect(await client.fetchQuery({ queryKey: ['bike'], queryFn: () => 'read' })).toBe('read')
  const writing = client.getMutationCache().build(client, { mutationFn: () => Promise.resolve('written') })
  expect(await writing.execute(undefined)).toBe('written')
  client.unmount()
})
