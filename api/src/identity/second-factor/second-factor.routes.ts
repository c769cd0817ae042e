import { secondFactorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import {
  answer,
  conflict,
  type Db,
  logSecurityEvent,
  member,
  queueEmail,
  route,
} from '../../platform/index.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import { visitorOf } from '../sessions/device-cookie.ts'
import { type CheckPassword, noPassword } from './check-password.ts'
import type { SecondFactors } from './second-factors.repository.ts'
import { otpauthUri, toBase32 } from './totp.ts'
import { CodeRefused, type WithCode } from './with-code.ts'

interface Needs {
  accounts: Accounts
  secondFactors: SecondFactors
  checkPassword: CheckPassword
  withCode: WithCode
}

interface Given {
  password: string
  code: string
}

/** What a member does with the second factor of their account: turn it on and off, and replace its recovery codes. */
export const secondFactorRoutes = ({
  accounts,
  secondFactors,
  checkPassword,
  withCode,
}: Needs): FastifyPluginAsync => {
  return async (app) => {
    route(app, secondFactorEndpoints.begin, async (request) => {
      const { email, id, password_hash } = await accounts.findById(member(request).id)
      if (password_hash === null) throw noPassword()
      const bytes = await secondFactors.begin(id)
      if (!bytes) throw isOn()
      const secret = toBase32(bytes)
      return answer({ secret, uri: otpauthUri(secret, email) })
    })

    route(app, secondFactorEndpoints.turnOn, async (request) => {
      const { id } = member(request)
      const secret = await secondFactors.pendingSecret(id)
      if (!secret) throw (await secondFactors.stateOf(id)) ? isOn() : setupOver()
      const { code } = request.body
      const use = (trx: Db) => secondFactors.confirm(trx, id, { secret, code })
      const recovery_codes = await withBoth(request, request.body, use, async (trx, { email, name }) => {
        await queueEmail(trx, { template: 'second_factor_on', to: email, data: { name } })
        return secondFactors.replaceCodes(trx, id)
      })
      logSecurityEvent(request, { event: 'second_factor_on', user_id: id })
      return answer({ recovery_codes }, 'Two-step login is on.')
    })

    route(app, secondFactorEndpoints.replaceRecoveryCodes, async (request) => {
      const { id } = member(request)
      if (!(await secondFactors.stateOf(id))) throw isOff()
      const recovery_codes = await withBoth(request, request.body, undefined, (trx) =>
        secondFactors.replaceCodes(trx, id),
      )
      logSecurityEvent(request, { event: 'recovery_codes_replaced', user_id: id })
      return answer({ recovery_codes }, 'Your earlier recovery codes no longer count.')
    })

    route(app, secondFactorEndpoints.turnOff, async (request) => {
      const { id } = member(request)
      if (!(await secondFactors.stateOf(id))) throw isOff()
      await withBoth(request, request.body, undefined, async (trx, { email, name }) => {
        await secondFactors.turnOff(trx, id)
        await queueEmail(trx, { template: 'second_factor_off', to: email, data: { name } })
      })
      logSecurityEvent(request, { event: 'second_factor_off', user_id: id })
      return answer(null, 'Two-step login is off.')
    })
  }

  /** Acts once password and code are right. */
  async function withBoth<T>(
    request: FastifyRequest,
    { password, code }: Given,
    use: Parameters<WithCode>[0]['use'],
    act: (trx: Db, account: Account) => Promise<T>,
  ): Promise<T> {
    const account = await checkPassword(request, password)
    const from = { visitor: visitorOf(request), sessionId: member(request).session_id }
    try {
      return await withCode({ account, code, use, ...from }, (trx) => act(trx, account))
    } catch (error) {
      if (error instanceof CodeRefused)
        logSecurityEvent(request, { event: 'code_failed', user_id: account.id })
      throw error
    }
  }
}

const isOn = () => conflict('second_factor_is_on', 'Two-step login is on already.')
const isOff = () => conflict('second_factor_is_off', 'Two-step login is off.')
const setupOver = () =>
  conflict('setup_over', 'Setting it up took too long. Start again, and scan the new QR code.')
