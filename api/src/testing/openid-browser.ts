import { createHash, randomBytes } from 'node:crypto'

interface Visit {
  authorizationUrl: string
  clientId: string
  redirectUri: string
  /** Who signs in there. */
  sub: string
}

/** Goes to the provider as the browser does, with a cookie jar, until it comes back with a code. */
export async function fetchCode({ authorizationUrl, clientId, redirectUri, sub }: Visit) {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a-state',
    login_hint: sub,
  })
  const jar = new Map<string, string>()
  let url = new URL(`${authorizationUrl}?${query.toString()}`)
  for (let steps = 0; steps < 6; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? 'about:blank', url)
    const code = url.searchParams.get('code')
    if (code) return { code, code_verifier }
  }
  throw new Error(`the provider gave no code, but ${url.href}`)
}
