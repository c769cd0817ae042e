import fc from 'fast-check'

import { logInAll } from './callers.mjs'
import { makeFiles } from './files.mjs'
import { createJudge } from './judge.mjs'
import { createKnownValues } from './known-values.mjs'
import { readOperations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { send } from './send.mjs'

/**
 * @typedef {import('./tally.mjs').Call} Call
 * @typedef {import('./callers.mjs').Caller} Caller
 */

const ENDS_SESSION = new Set(['/api/logout'])
const AT_ONCE = 8
/** Every so many rounds, each request is sent several times at once. */
const BURST_EVERY = 8
const BURST = 4

/**
 * @typedef {object} Run
 * @property {{ address: string }} site
 * @property {number} seed
 * @property {number} count how many calls to send
 * @property {string[]} folders that no answer may name
 * @property {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @property {ReturnType<typeof import('./findings.mjs').createFindings>} findings
 */

/**
 * Sends calls to all operations in turns, each as the next of the callers, a few at once. Throws when a caller can't
 * log in any more.
 * @param {Run} run
 */
export async function sendAll({ site, seed, count, folders, tally, findings }) {
  const judge = createJudge({ folders })
  const knownValues = createKnownValues()
  const callers = await logInAll(site.address)
  const admin = callers.find(({ name }) => name === 'admin')
  const operations = await readOperations(site.address, admin?.headers() ?? {})
  const needs = { knownValues, files: await makeFiles() }
  for (const caller of callers) await readLists(caller)
  const seeds = fc.sample(fc.noBias(fc.integer()), { seed, numRuns: count })
  /** The requests of each operation, by caller. */
  const requests = operations.map((operation) =>
    callers.map((caller) => requestsOf(operation, caller, needs)),
  )

  for (let turn = 0; tally.calls() < count; turn += AT_ONCE) {
    const turns = Math.min(AT_ONCE, count - tally.calls())
    const bursts = await Promise.all(Array.from({ length: turns }, (_, at) => sendOne(turn + at)))
    for (const calls of bursts) for (const call of calls) take(call, calls.length)
    await logInAgain(bursts.flat())
  }

  /** Reads what a caller gets without any input, so that the first calls know ids. @param {Caller} caller */
  async function readLists(caller) {
    const lists = operations.filter((operation) => isList(operation) && !ENDS_SESSION.has(operation.path))
    for (const { method, path } of lists) {
      const { status, json } = await send(site.address, { method, path, headers: caller.headers() })
      if (status === 200) knownValues.learn(path, json?.data, caller.name)
    }
  }

  /** @param {number} turn @returns {Promise<Call[]>} */
  async function sendOne(turn) {
    const round = Math.floor(turn / operations.length)
    const place = turn % operations.length
    const who = (round + place) % callers.length
    const [operation, caller, made] = [operations[place], callers[who], requests[place]?.[who]]
    if (!operation || !caller || !made) throw new Error('The site describes no operation')
    const [drawn] = fc.sample(made, { seed: seeds[turn], numRuns: 1 })
    if (!drawn) throw new Error(`${operation.title} has no requests`)
    const address = addressOf(Math.floor(turn / AT_ONCE))
    const sent = { ...drawn, headers: { ...caller.headers(), 'x-forwarded-for': address, ...drawn.headers } }
    const times = round % BURST_EVERY === BURST_EVERY - 1 ? BURST : 1
    return Promise.all(
      Array.from({ length: times }, async () => ({
        operation,
        caller,
        sent,
        answer: await send(site.address, sent),
      })),
    )
  }

  /** @param {Call} call @param {number} parallel */
  function take(call, parallel) {
    const { operation, caller, sent, answer } = call
    tally.count(call)
    const problem = judge(operation, answer)
    if (problem) findings.add(call, problem, parallel)
    if (answer.status !== 200) return
    knownValues.learn(operation.path, answer.json?.data, caller.name)
    if (operation.path === '/api/change-password') {
      caller.changed(/** @type {{ password: string }} */ (sent.json).password)
      caller.take(answer)
    }
    if (operation.path === '/api/auth/refresh') caller.take(answer)
  }
}

/** @param {import('./operations.mjs').Operation} operation */
const isList = ({ method, parameters }) => method === 'GET' && !parameters.some(({ required }) => required)

/** Starts new sessions for callers whose session or step-up is over. @param {Call[]} calls */
async function logInAgain(calls) {
  const over = calls.filter(
    ({ answer }) => answer.status === 401 || answer.json?.error === 'password_required',
  )
  for (const caller of new Set(over.map((call) => call.caller))) await caller.logIn()
}

/** Returns a made-up address for a batch of calls. @param {number} batch */
const addressOf = (batch) => `100.${64 + ((batch >> 16) & 63)}.${(batch >> 8) & 255}.${batch & 255}`
