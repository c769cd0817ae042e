import { safePath } from '@nireeka/contracts'

/** What this tab stores while it is at a provider's page. */
export interface Flow {
  provider: string
  /** The provider's name for people: Google. */
  title: string
  /** The provider sends it back: an answer without it wasn't asked for here. */
  state: string
  /** RFC 7636: without it the code can't be exchanged. */
  codeVerifier: string
  target: string
  remember: boolean
  /** Whether a member links the provider, instead of logging in. */
  isLink: boolean
}

const KEY = 'socialFlow'

/** Stores the flow in this tab alone, until it is taken or the tab is closed. Throws where nothing can be stored. */
export const storeFlow = (flow: Flow) => sessionStorage.setItem(KEY, JSON.stringify(flow))

/** Returns the flow that an answer belongs to, once: an address that is opened a second time finds nothing. */
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
