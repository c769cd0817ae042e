import { type Http, messageOf, type Session, type Stream, TEXTS } from '@nireeka/contracts'

import { knownSession } from '../../session/known-session.ts'
import type { SessionControl } from '../../session/session.ts'
import { CodeRequired, type SecondStep } from '../../session/second-step.ts'
import { type Flow, takeFlow } from './flow.ts'
import { linkIdentity } from './identity-providers.api.ts'

/** The query parameters with which an identity provider redirects back to us. */
export interface ProviderReply {
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
  /** The account asks for a code, too. */
  | { status: 'code'; target: string; step: SecondStep }
  | { status: 'linked'; target: string; title: string }
  | { status: 'failed'; message: string; target: string | null; isLink: boolean }

const UNASKED = 'This login wasn’t started in this tab, or has already been used. Nothing was changed.'

/** Exchanges the one-time code from the provider for a login or a linked account. */
export async function finishFlow(reply: ProviderReply, needs: Needs): Promise<Finished> {
  const flow = takeFlow(reply.state)
  if (!flow) return { status: 'failed', message: UNASKED, target: null, isLink: false }
  const fail = (message: string): Finished => ({
    status: 'failed',
    message,
    target: flow.target,
    isLink: flow.isLink,
  })
  if (reply.code === null) return fail(refusedBy(flow, reply.error))
  try {
    return await exchange(flow, reply.code, needs)
  } catch (error) {
    if (error instanceof CodeRequired) return { status: 'code', target: flow.target, step: error.step }
    return fail(messageOf(error, TEXTS.unreachable))
  }
}

async function exchange(flow: Flow, code: string, { http, session$, session }: Needs): Promise<Finished> {
  const { provider, codeVerifier, target, title, remember } = flow
  const proof = { provider, code, codeVerifier }
  if (!flow.isLink) {
    await session.loginByProvider({ ...proof, remember })
    return { status: 'logged-in', target }
  }
  // The page has just been loaded, so the session may still be unknown.
  await knownSession(session$)
  await linkIdentity(http, proof)
  return { status: 'linked', target, title }
}

const refusedBy = ({ title }: Flow, error: string | null) =>
  error === 'access_denied'
    ? `You came back from ${title} without logging in there.`
    : `${title} couldn’t log you in. Try again, or log in another way.`
