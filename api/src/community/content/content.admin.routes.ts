import { contentEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, member, route } from '../../platform/index.ts'
import { previewContent } from './preview-content.ts'
import { publishContent, unscheduleContent, withdrawContent } from './publish-content.ts'
import { listContent, listVersions, readContent, readVersion } from './read-content.ts'
import { createContent, editContent } from './write-content.ts'

/** Content of all kinds for admins. Every writing call answers it as it is afterwards. */
export const contentAdminRoutes =
  ({ db, now }: { db: Db; now: () => Date }): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.list, async ({ params, query }) =>
      answerPage(await listContent(db, params.kind, query)),
    )
    route(app, endpoints.read, async ({ params }) => answer(await readContent(db, params)))
    route(app, endpoints.versions, async ({ params, query }) =>
      answerPage(await listVersions(db, params, query.page)),
    )
    route(app, endpoints.version, async ({ params }) => answer(await readVersion(db, params)))
    route(app, endpoints.preview, async ({ params, query }) =>
      answer(await previewContent({ app, db }, { ...params, ...query, at: now() })),
    )

    route(app, endpoints.create, async (request) => {
      const { kind } = request.params
      const call = { data: request.body.data, by: member(request), now: now() }
      const key = await createContent(db, kind, request.headers['idempotency-key'], call)
      return answer(await readContent(db, { kind, key }))
    })

    route(app, endpoints.edit, async (request) => {
      await editContent(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(await readContent(db, request.params))
    })

    route(app, endpoints.publish, async (request) => {
      await publishContent(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(await readContent(db, request.params))
    })

    route(app, endpoints.unschedule, async (request) => {
      await unscheduleContent(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(await readContent(db, request.params))
    })

    route(app, endpoints.withdraw, async (request) => {
      await withdrawContent(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(await readContent(db, request.params))
    })
  }
