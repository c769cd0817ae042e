import type { FastifyPluginAsync } from 'fastify'

import type { EdgeNeeds } from './edge.ts'
import { answerOneClick, type Form, isOneClick, queryOf, acceptForms } from './email-forms.ts'

/** Where the email of something that is back leads: a page to look at, and for mail programs one POST. */
const PATH = '/shop/stock-alert'

/** A mail program takes its reader off by one click; everybody else has the page's button. */
export const stockAlert: FastifyPluginAsync<Pick<EdgeNeeds, 'followEmailLink'>> = async (
  app,
  { followEmailLink },
) => {
  acceptForms(app)
  app.setErrorHandler(async (_error, _request, reply) => reply.redirect(PATH, 303))

  app.post(PATH, async (request: Form, reply) => {
    if (!isOneClick(request)) return reply.redirect(request.url, 303)
    const status = await followEmailLink('end-alert', queryOf(request).get('key') ?? '', request.ip)
    return answerOneClick(reply, status)
  })
}
