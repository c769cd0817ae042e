import { expect, test } from 'vitest'

import { readZip } from '../../testing/read-zip.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { openedBy, post } from './testing.ts'

test('a member’s export has the conversation, and neither notes of staff nor their files', async () => {
  const app = await useTestApp()
  const [anna, agent] = [await app.member(), await app.member(1)]
  const { id } = await openedBy(app, anna, { text: 'It creaks.' })
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Grease it.' })
  const send = (name: string, as: string) => {
    const headers = { 'content-type': 'application/pdf', 'x-file-name': name }
    const body = Buffer.from(`%PDF-1.7\n${name}`)
    return app.call(`/api/tickets/${id}/files`, { method: 'POST', as, headers, body })
  }
  await send('creak.pdf', anna.token)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'A noted secret.', is_internal: true })
  await send('noted.pdf', agent.token)

  await app.call('/api/account/data/exports', { method: 'POST', body: null, as: anna.token })
  await app.makeDataExports()
  const { data } = (await app.call('/api/account/data', { as: anna.token })).json()
  const { rawPayload } = await app.call(`/api/account/data/exports/${data.export.id}`, { as: anna.token })
  const files = readZip(rawPayload)
  const textsIn = (name: string) => files.get(`data/${name}.json`)!.toString()
  expect(textsIn('ticket_messages')).toMatch(/It creaks\..*Grease it\./s)
  expect(textsIn('ticket_files')).toContain('creak.pdf')
  expect([...files].map(([name, bytes]) => name + bytes.toString()).join('\n')).not.toMatch(/noted/)
  expect(textsIn('tickets')).not.toContain('assignee_id')
})
