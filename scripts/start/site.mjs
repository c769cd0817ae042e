import { ownSettings, portOr } from './environment.mjs'
import { runUntilStopped } from './run-until-stopped.mjs'
import { printUnreleased } from './print-unreleased.mjs'
import { serveSite } from './serve-site.mjs'

const { api, ...common } = ownSettings()
const port = portOr(3000)

const site = await runUntilStopped({
  name: 'site',
  port,
  drainMs: common.drainMs,
  start: () => serveSite({ ...common, ...api, port, logger: 'failures' }),
})
console.log(`\nNireeka is open: ${site.address}`)
if (site.demoAccounts.length > 0) console.log('\nDemo accounts:')
for (const { email, password, what } of site.demoAccounts) console.log(`  ${email}  ${password}  ${what}`)
if (site.inbox) console.log(`\nEmails: ${site.inbox}`)
if (site.dataFolder) console.log(`\nThe data is in ${site.dataFolder}.`)
printUnreleased(site.unreleased)
console.log('Ctrl-C closes the site; the data stays.')
