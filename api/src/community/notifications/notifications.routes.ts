import { forumNotificationEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, member, notFound, publishLive, route } from '../../platform/index.ts'
import { readChoices, writeChoices } from './choices.ts'
import { readEmailSettings, unsubscribe, writeEmailSettings } from './email-settings.ts'
import { thoseWhoSee } from './may-be-told.ts'
import type { Notifications } from './notifications.repository.ts'
import { subscribe } from './subscriptions.ts'

interface Needs {
  db: Db
  now: () => Date
  notifications: Notifications
}

export const notificationRoutes =
  ({ db, now, notifications }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.list, async (request) =>
      answerPage(await notifications.list(member(request), request.query)),
    )

    route(app, endpoints.unread, async (request) =>
      answer({ unread: await notifications.unread(member(request)) }),
    )

    route(app, endpoints.read, async (request) => {
      const { id } = member(request)
      await notifications.markRead(id, request.body)
      // The bells of the member's other tabs count anew.
      await publishLive(db, `notifications:${id}`)
      return answer(null)
    })

    route(app, endpoints.choices, async (request) => answer(await readChoices(db, member(request).id)))

    route(app, endpoints.setChoices, async (request) => {
      await writeChoices(db, member(request).id, request.body)
      return answer(request.body, 'Choice saved.')
    })

    route(app, endpoints.subscribe, async (request) => {
      const userId = member(request).id
      const threadId = request.params.id
      if ((await thoseWhoSee(db, threadId, [userId])).length === 0) throw notFound('This thread')
      await subscribe(db, { threadId, userId, level: request.body.level, now: now() })
      return answer(null)
    })

    route(app, endpoints.emails, async (request) => answer(await readEmailSettings(db, member(request).id)))

    route(app, endpoints.setEmails, async (request) => {
      await writeEmailSettings(db, member(request).id, request.body, now())
      return answer(request.body, 'Choice saved.')
    })

    route(app, endpoints.unsubscribe, async (request) => {
      if (!(await unsubscribe(db, request.body.key))) throw notFound('This link')
      return answer(null, 'You won’t get any more emails about the forum.')
    })
  }
