/** `npm start`: everything that a fresh clone on a fresh machine needs, then the whole site on one port. */
import path from 'node:path'

import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'
import { step } from '../steps.mjs'

const port = Number(process.env.PORT ?? 3000)
const dataDir = path.resolve(process.env.DATA_DIR ?? 'data')

await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')

const { serveSite } = await import('./serve-site.mjs')
const site = await step('start of the site', () =>
  serveSite({
    port,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    socials: process.env.SOCIAL_PROVIDERS,
    paymentEnvironment: process.env,
    siteUrl: process.env.SITE_URL,
    mail: { smtpUrl: process.env.SMTP_URL, from: process.env.MAIL_FROM },
    bikeServiceUrl: process.env.BIKE_SERVICE_URL,
  }),
).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`)
  process.exit(1)
})

console.log(`\nNireeka is open: ${site.address}\n\nDemo accounts:`)
for (const { email, password, what } of site.demoAccounts) console.log(`  ${email}  ${password}  ${what}`)
if (site.letters) console.log(`\nLetters: ${site.letters}`)
if (site.dataFolder) console.log(`\nThe data is in ${site.dataFolder}.`)
console.log('Ctrl-C closes the site; the data stays.')

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (isClosing) process.exit(1)
    isClosing = true
    void site.close().then(() => process.exit(0))
  })
}
