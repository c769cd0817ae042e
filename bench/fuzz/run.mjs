/**
 * `npm run bench:fuzz`: sends 20,000 calls with valid and with hostile inputs to all operations of /api/openapi.json,
 * as guest, member, agent and admin, and lists each answer that is a failure of the server, has another form than the
 * description says, or gives away internals. CALLS=2000 sends fewer. SEED=7 sends the same as the run that printed this
 * seed, except for what depends on answers: ids, tokens, and which of several calls at once came first.
 */
import { root } from '@nireeka/scripts/root'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { createFindings } from './findings.mjs'
import { openSite } from './open-site.mjs'
import { sendAll } from './send-all.mjs'
import { createTally } from './tally.mjs'

const CALLS = Number(process.env.CALLS ?? 20_000)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** The smallest share of calls that must get beyond access, validation and limits. */
const BAR_REACHED = 0.15

await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
const site = await openSite()
const tally = createTally()
const findings = createFindings(site.errors)
const begun = performance.now()
console.log(`SEED=${SEED} CALLS=${CALLS}`)
try {
  await sendAll({ site, seed: SEED, count: CALLS, tally, findings, folders: [site.dataDir, root] })
} finally {
  await site.close()
  tally.print()
  findings.print()
}
const share = tally.reached()
const isReached = share >= BAR_REACHED
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `\n${(share * 100).toFixed(1)} % of the calls reached a handler${isReached ? '' : '  UNDER'}, in ${seconds} s`,
)
console.log(
  findings.count() === 0 ? 'No answer was wrong.' : `${findings.count()} answers or jobs were wrong.`,
)
process.exitCode = isReached && findings.count() === 0 ? 0 : 1
