import { newsletterAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  answer,
  answerPage,
  callerOfRoute,
  type Db,
  member,
  type PageAddress,
  route,
  toHtml,
  toText,
} from '../../platform/index.ts'
import { newsletterIssue } from './issue-emails.ts'
import { createIssues } from './issues.repository.ts'
import { countSubscribers } from './segments.ts'
import { createSendIssues } from './send-issue.ts'
import { createWriteIssues } from './write-issue.ts'

/** Each test is an email. */
const TEST_LIMIT = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** Links of a preview look as in the email, and lead nowhere. */
const previewPage: PageAddress = (path) => new URL(path, 'https://nireeka.example').href

/** The newsletter's issues for admins. Every call that writes one answers it as it is afterwards. */
export const newsletterAdminRoutes = (needs: { db: Db; now: () => Date }): FastifyPluginAsync => {
  const { db } = needs
  const issues = createIssues(db)
  const writes = createWriteIssues(needs)
  const sending = createSendIssues(needs)
  return async (app) => {
    const own = newsletterAdminEndpoints
    route(app, own.list, async (request) => answerPage(await issues.list(request.query)))
    route(app, own.models, async () => answer(await issues.models()))
    route(app, own.bounces, async (request) => answerPage(await issues.bounces(request.query)))
    route(app, own.read, async (request) => answer(await issues.read(request.params.id)))

    route(app, own.audience, async ({ query: { segment, bike_id = null, country_id = null } }) =>
      answer({ count: await countSubscribers(db, { segment, bike_id, country_id }) }),
    )

    route(app, own.preview, async (request) => {
      const content = newsletterIssue(request.body, previewPage, previewPage('/newsletter'))
      return answer({ html: toHtml(content), text: toText(content) })
    })

    route(app, own.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await issues.read(await writes.create(request.body, key, member(request))))
    })

    route(app, own.change, async (request) => {
      await writes.change(request.params.id, request.body, member(request))
      return answer(await issues.read(request.params.id))
    })

    route(app, own.test, { rateLimit: TEST_LIMIT }, async (request) => {
      const by = member(request)
      await writes.test(request.params.id, request.body.version, by)
      return answer(null, `A test is on its way to ${by.email}.`)
    })

    route(app, own.send, async (request) => {
      await sending.send(stepOf(request))
      return answer(await issues.read(request.params.id))
    })

    route(app, own.stop, async (request) => {
      await sending.stop(stepOf(request))
      return answer(await issues.read(request.params.id))
    })

    route(app, own.resume, async (request) => {
      await sending.resume(stepOf(request))
      return answer(await issues.read(request.params.id))
    })
  }
}

interface StepRequest {
  params: { id: number }
  body: { version: number }
}

const stepOf = (request: StepRequest & Parameters<typeof member>[0]) => ({
  id: request.params.id,
  version: request.body.version,
  by: member(request),
})
