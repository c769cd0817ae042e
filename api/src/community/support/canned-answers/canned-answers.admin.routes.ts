import { cannedAnswerEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, member, route } from '../../../platform/index.ts'
import { listCanned, readCanned } from './canned-answers.repository.ts'
import { fillCanned } from './fill-canned.ts'
import { addCanned, changeCanned, removeCanned } from './write-canned.ts'

/** Answers that staff send often. Calls that write answer what is stored by then. */
export const cannedAnswerRoutes =
  ({ db, now }: { db: Db; now: () => Date }): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.list, async ({ query }) => answerPage(await listCanned(db, query)))
    route(app, endpoints.read, async ({ params }) => answer(await readCanned(db, params.id)))
    route(app, endpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      const call = { input: request.body, key, by: member(request), now: now() }
      return answer(await readCanned(db, await addCanned(db, call)))
    })
    route(app, endpoints.change, async (request) => {
      const { id } = request.params
      await changeCanned(db, { id, input: request.body, by: member(request), now: now() })
      return answer(await readCanned(db, id))
    })
    route(app, endpoints.remove, async (request) => {
      await removeCanned(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(null, 'Canned answer deleted.')
    })
    route(app, endpoints.fill, async (request) => {
      const { id, answer: answerId } = request.params
      return answer(await fillCanned(db, { ticketId: id, answerId, caller: member(request) }))
    })
  }
