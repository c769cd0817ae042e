import type { FastifyPluginAsync } from 'fastify'

import type { EdgeNeeds } from './edge.ts'
import { answerOneClick, type Form, isOneClick, queryOf, acceptForms } from './email-forms.ts'

/**
 * The paths of the unsubscribe links in stock alerts and in the forum's emails: a page by GET, and by POST for mail
 * programs.
 */
const PATHS = [
  ['/shop/stock-alert', 'end-alert'],
  ['/forum/unsubscribe', 'end-forum'],
] as const

/** Handles a mail program's one-click unsubscribing; people use the pages' buttons instead. */
export const stockAlert: FastifyPluginAsync<Pick<EdgeNeeds, 'followEmailLink'>> = async (
  app,
  { followEmailLink },
) => {
  acceptForms(app)
  app.setErrorHandler(async (_error, request, reply) => reply.redirect(request.url.split('?')[0]!, 303))

  for (const [path, step] of PATHS) {
    app.post(path, async (request: Form, reply) => {
      if (!isOneClick(request)) return reply.redirect(request.url, 303)
      const status = await followEmailLink(step, queryOf(request).get('key') ?? '', request.ip)
      return answerOneClick(reply, status)
    })
  }
}
