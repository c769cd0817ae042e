import type { TestApp } from '../../testing/test-app.ts'
import { addSubscribers, ISSUE } from './testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
interface Office {
  app: TestApp
  admin: { token: string }
}

/** Returns the calls by which admins write and send issues of the newsletter, each with what makes its subject. */
export function newsletterAuditCases(office: () => Office): Record<string, Case> {
  const write = (method: 'POST' | 'PUT', path: string, body: object, key: string = crypto.randomUUID()) =>
    office().app.call(`/api/backoffice/newsletters${path}`, {
      method,
      as: office().admin.token,
      headers: { 'idempotency-key': key },
      body,
    })

  /** Returns a call on a new issue, after the given steps of its sending. */
  const onIssue =
    (step: string, before: string[] = []) =>
    async () => {
      await addSubscribers(office().app.db, [`${crypto.randomUUID()}@example.com`])
      let { data } = (await write('POST', '', ISSUE)).json()
      for (const first of before) {
        ;({ data } = (await write('POST', `/${data.id}/${first}`, { version: data.version })).json())
      }
      return () => write('POST', `/${data.id}/${step}`, { version: data.version })
    }

  return {
    'POST /api/backoffice/newsletters': ['newsletter.create', async () => () => write('POST', '', ISSUE)],
    'PUT /api/backoffice/newsletters/:id': [
      'newsletter.edit',
      async () => {
        const { data } = (await write('POST', '', ISSUE)).json()
        return () => write('PUT', `/${data.id}`, { ...ISSUE, subject: 'Summer', version: data.version })
      },
    ],
    'POST /api/backoffice/newsletters/:id/test': ['newsletter.test', onIssue('test')],
    'POST /api/backoffice/newsletters/:id/send': ['newsletter.send', onIssue('send')],
    'POST /api/backoffice/newsletters/:id/stop': ['newsletter.stop', onIssue('stop', ['send'])],
    'POST /api/backoffice/newsletters/:id/continue': [
      'newsletter.continue',
      onIssue('continue', ['send', 'stop']),
    ],
  }
}
