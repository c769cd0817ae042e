import type { FastifyPluginAsync } from 'fastify'

import type { EdgeNeeds } from './edge.ts'
import { answerOneClick, type Form, isOneClick, queryOf, acceptForms } from './email-forms.ts'

/** The path of the unsubscribe link in stock alert emails: a page by GET, and by POST for mail programs. */
const PATH = '/shop/stock-alert'

/** Handles a mail program's one-click unsubscribing from stock alerts; people use the page's button instead. */
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
