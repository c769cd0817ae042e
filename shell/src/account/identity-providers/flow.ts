import { safePath } from '@nireeka/contracts'

/** What this tab stores while the visitor is on an identity provider's page. */
export interface Flow {
  provider: string
  /** The provider's display name, e.g. "Google". */
  title: string
  /** A random value that the provider must send back; a reply without it wasn't requested by this tab. */
  state: string
  /** The PKCE code verifier (RFC 7636), without which the provider's code can't be exchanged. */
  codeVerifier: string
  target: string
  remember: boolean
  /** Whether a member is linking the provider to their account, instead of logging in. */
  isLink: boolean
}

const KEY = 'socialFlow'

/**
 * Stores the flow in this tab only, until it is taken or the tab is closed. Throws if session storage is unavailable.
 */
export const storeFlow = (flow: Flow) => sessionStorage.setItem(KEY, JSON.stringify(flow))

/** Returns the stored flow with this state and removes it, so that a callback URL opened twice finds nothing. */
export function takeFlow(state: string | null): Flow | null {
  try {
    const flow = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Flow | null
    sessionStorage.removeItem(KEY)
    if (!flow || !state || flow.state !== state) return null
    return { ...flow, target: safePath(flow.target) }
  } catch {
    return null
  }
}
