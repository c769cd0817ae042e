import { helpAdminEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  answer,
  answerPage,
  asDownload,
  callerOfRoute,
  type Db,
  listMisses,
  listSynonyms,
  member,
  route,
} from '../../platform/index.ts'
import { dismissMiss } from './misses.ts'
import { publishTopic } from './publish-topic.ts'
import { addHelpSynonym, changeHelpSynonym, removeHelpSynonym } from './synonyms.ts'
import { listTopics, readChoices } from './topic-list.ts'
import { readTopic } from './topic-row.ts'
import { listVersions, readVersion } from './topic-versions.ts'
import { exportComments, listComments, settleComment } from './vote-comments.ts'
import { createTopic, editTopic, restoreVersion } from './write-topic.ts'

const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** The help topics for admins. Every writing call answers the topic as it is afterwards. */
export const helpAdminRoutes =
  ({ db, now }: { db: Db; now: () => Date }): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.topics, async ({ query }) => answerPage(await listTopics(db, query)))
    route(app, endpoints.topic, async ({ params }) => answer(await readTopic(db, params.id)))
    route(app, endpoints.choices, async () => answer(await readChoices(db)))
    route(app, endpoints.versions, async ({ params, query }) =>
      answerPage(await listVersions(db, params.id, query.page)),
    )
    route(app, endpoints.version, async ({ params }) =>
      answer(await readVersion(db, params.id, params.number)),
    )

    route(app, endpoints.comments, async ({ query }) => answerPage(await listComments(db, query)))

    route(app, endpoints.exportComments, { rateLimit: EXPORTS }, async ({ query }, reply) =>
      asDownload(reply, 'help-comments.csv').type('text/csv; charset=utf-8').send(exportComments(db, query)),
    )

    route(app, endpoints.settleComment, async (request) => {
      const { id } = request.params
      await settleComment(db, { id, input: request.body, by: member(request), now: now() })
      return answer(null, request.body.is_done ? 'Comment marked as done.' : 'Comment reopened.')
    })

    route(app, endpoints.misses, async ({ query }) => answerPage(await listMisses(db, query)))

    route(app, endpoints.dismissMiss, async (request) => {
      await dismissMiss(db, { id: request.params.id, by: member(request), now: now() })
      return answer(null, 'Search dismissed.')
    })

    route(app, endpoints.addSynonym, async (request) => {
      await addHelpSynonym(db, { input: request.body, by: member(request), now: now() })
      return answer(null, 'Synonym added.')
    })

    route(app, endpoints.synonyms, async ({ query }) => answerPage(await listSynonyms(db, query)))

    route(app, endpoints.changeSynonym, async (request) => {
      const { id } = request.params
      await changeHelpSynonym(db, { id, input: request.body, by: member(request), now: now() })
      return answer(null, 'Synonym changed.')
    })

    route(app, endpoints.removeSynonym, async (request) => {
      const { id } = request.params
      await removeHelpSynonym(db, { id, input: request.body, by: member(request), now: now() })
      return answer(null, 'Synonym removed.')
    })

    route(app, endpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      const id = await createTopic(db, { input: request.body, key, by: member(request), now: now() })
      return answer(await readTopic(db, id))
    })

    route(app, endpoints.edit, async (request) => {
      const { id } = request.params
      await editTopic(db, { id, input: request.body, by: member(request), now: now() })
      return answer(await readTopic(db, id))
    })

    route(app, endpoints.publish, async (request) => {
      const { id } = request.params
      await publishTopic(db, { id, ...request.body, by: member(request), now: now() })
      return answer(await readTopic(db, id))
    })

    route(app, endpoints.restore, async (request) => {
      const { id, number } = request.params
      await restoreVersion(db, { id, number, ...request.body, by: member(request), now: now() })
      return answer(await readTopic(db, id))
    })
  }
