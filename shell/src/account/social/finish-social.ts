import { type Http, messageOf, type Session, type Stream, TEXTS } from '@nireeka/contracts'

import { knownSession } from '../../session/known-session.ts'
import type { SessionControl } from '../../session/session.ts'
import { type Flow, takeFlow } from './flow.ts'
import { postIdentity } from './socials.api.ts'

/** What a provider's page sends back in the address. */
export interface ProviderAnswer {
  state: string | null
  code: string | null
  error: string | null
}

interface Needs {
  http: Http
  session$: Stream<Session>
  session: Pick<SessionControl, 'loginByProvider'>
}

export type Finished =
  | { status: 'logged-in'; target: string }
  | { status: 'linked'; target: string; title: string }
  | { status: 'failed'; message: string; target: string | null; isLink: boolean }

const UNASKED = 'This answer wasn’t asked for in this tab, or was used already. Nothing was changed.'

/** Exchanges the code that a provider has sent, once. */
export async function finishSocial(answer: ProviderAnswer, needs: Needs): Promise<Finished> {
  const flow = takeFlow(answer.state)
  if (!flow) return { status: 'failed', message: UNASKED, target: null, isLink: false }
  const fail = (message: string): Finished => ({
    status: 'failed',
    message,
    target: flow.target,
    isLink: flow.isLink,
  })
  if (answer.code === null) return fail(refusedBy(flow, answer.error))
  try {
    return await exchange(flow, answer.code, needs)
  } catch (error) {
    return fail(messageOf(error, TEXTS.unreachable))
  }
}

async function exchange(flow: Flow, code: string, { http, session$, session }: Needs): Promise<Finished> {
  const { provider_name, code_verifier, target, title, remember } = flow
  const wish = { provider_name, code, code_verifier }
  if (!flow.isLink) {
    await session.loginByProvider({ ...wish, remember })
    return { status: 'logged-in', target }
  }
  // The page has just been loaded: who is logged in comes in a moment.
  await knownSession(session$)
  await postIdentity(http, wish)
  return { status: 'linked', target, title }
}

const refusedBy = ({ title }: Flow, error: string | null) =>
  error === 'access_denied'
    ? `You came back from ${title} without logging in there.`
    : `${title} could not log you in. Try again, or take another way.`
