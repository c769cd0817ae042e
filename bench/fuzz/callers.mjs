import { PASSWORD } from '../neighbours/member.mjs'
import { send } from './send.mjs'

/** Emails of the demo accounts; a guest has none. */
const EMAILS = {
  guest: null,
  anna: 'anna@example.com',
  ben: 'ben@example.com',
  agent: 'agent@example.com',
  admin: 'admin@example.com',
}
const STAFF = new Set(['agent', 'admin'])

/** @typedef {ReturnType<typeof createCaller>} Caller */

/**
 * Returns the five callers, logged in, staff with a step-up.
 * @param {string} site
 */
export async function logInAll(site) {
  const callers = Object.entries(EMAILS).map(([name, email], at) =>
    createCaller(site, { name, email, address: `192.0.2.${at + 1}` }),
  )
  for (const caller of callers) await caller.logIn()
  return callers
}

/**
 * @param {string} site
 * @param {{ name: string, email: string | null, address: string }} who `address` is where the caller logs in: always
 *   the same, so that wrong passwords which are sent from elsewhere don't keep the caller out
 */
function createCaller(site, { name, email, address }) {
  let token = ''
  let cookie = ''
  /** The passwords that may be valid, the latest first. */
  let passwords = [PASSWORD]
  /** @type {Promise<void> | null} */
  let loggingIn = null

  /** @param {string} path @param {object} body */
  const post = (path, body) =>
    send(site, {
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })

  async function start() {
    for (const password of passwords) {
      token = ''
      const answer = await post('/api/user/login', { email, password, remember: false })
      if (answer.status !== 200) continue
      passwords = [password]
      take(answer)
      if (STAFF.has(name)) await post('/api/account/confirm-password', { password })
      return
    }
    throw new Error(`${name} could not log in any more`)
  }

  /** @param {import('./send.mjs').Answer} answer with a new token */
  function take({ json, headers }) {
    token = json.data.token
    cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? cookie
  }

  return {
    name,
    email,
    password: () => passwords[0] ?? PASSWORD,
    token: () => token,
    /** The headers of the caller's session. */
    headers: () => ({
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie, 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }),
    }),

    /** Starts a new session, unless one is being started; nothing happens for a guest. */
    async logIn() {
      if (email === null) return
      loggingIn ??= start().finally(() => {
        loggingIn = null
      })
      await loggingIn
    },

    /** Remembers the password that has replaced the one before. @param {string} password */
    changed(password) {
      passwords = [password, ...passwords.filter((one) => one !== password)].slice(0, 5)
    },
    /** Continues with the session of an answer that replaces the present one. */
    take,
  }
}
