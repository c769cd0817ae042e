import { customerEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../platform/index.ts'
import type { ChangeCustomer } from './change-customer.ts'
import type { MergeCustomers } from './merge/merge-customers.ts'
import type { PreviewMerge } from './merge/preview-merge.ts'
import type { ReadCustomer } from './read-customer.ts'

interface Needs {
  readCustomer: ReadCustomer
  changeCustomer: ChangeCustomer
  mergeCustomers: MergeCustomers
  previewMerge: PreviewMerge
}

/** The members' accounts for admins. Every writing call answers the account as it is afterwards. */
export const customerRoutes =
  ({ readCustomer, changeCustomer: change, mergeCustomers, previewMerge }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, customerEndpoints.read, async (request) =>
      answer(await readCustomer(request.params.id, member(request))),
    )

    route(app, customerEndpoints.mergePreview, async (request) =>
      answer(await previewMerge(request.params.id, request.params.into_id)),
    )

    route(app, customerEndpoints.merge, async (request) => {
      const { id } = request.params
      await mergeCustomers({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Accounts merged. Both addresses get an email.')
    })

    route(app, customerEndpoints.block, async (request) => {
      const { id } = request.params
      await change.block({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Member blocked and logged out.')
    })

    route(app, customerEndpoints.unblock, async (request) => {
      const { id } = request.params
      await change.unblock({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'The member can log in again.')
    })

    route(app, customerEndpoints.signOut, async (request) => {
      const { id } = request.params
      await change.signOut({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Member signed out everywhere.')
    })

    route(app, customerEndpoints.endSession, async (request) => {
      const { id } = request.params
      const { session, ...input } = request.body
      await change.endSession(session, { id, input, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Member signed out there.')
    })

    route(app, customerEndpoints.role, async (request) => {
      const { id } = request.params
      const { role, areas, ...input } = request.body
      await change.setRole({ role, areas }, { id, input, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Role changed.')
    })

    route(app, customerEndpoints.askExport, async (request) => {
      const { id } = request.params
      await change.askExport({ id, input: request.body, by: member(request) })
      return answer(
        await readCustomer(id, member(request)),
        'The file is being made. The member gets an email when it is ready.',
      )
    })

    route(app, customerEndpoints.askDeletion, async (request) => {
      const { id } = request.params
      await change.askDeletion({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'The account will be deleted in 14 days.')
    })

    route(app, customerEndpoints.cancelDeletion, async (request) => {
      const { id } = request.params
      await change.cancelDeletion({ id, input: request.body, by: member(request) })
      return answer(await readCustomer(id, member(request)), 'Deletion cancelled.')
    })
  }
