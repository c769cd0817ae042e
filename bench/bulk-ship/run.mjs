/**
 * `npm run bench:bulk-ship`: ships 1,000 orders in one bulk action of the back office, in a real browser, stops it in the
 * middle and goes on, and then counts: each order has one parcel, one email and one entry in the audit log. It is a bench
 * because it takes minutes. ORDERS=200 ships fewer.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'
import pg from 'pg'

import { installedBrowser } from '@nireeka/scripts/setup/find-browser'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { fillOrders } from '../orders/fill.mjs'
import { countShipped } from './count-shipped.mjs'
import { shipAll } from './ship-all.mjs'

const ORDERS = Number(process.env.ORDERS ?? 1000)
const ADDRESS = {
  name: 'Anna',
  last_name: 'Berg',
  street: '18 Harbor Street',
  street_2: null,
  postcode: '98101',
  city: 'Seattle',
  region: 'WA',
  phone: null,
}

await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const { copyTemplate, openSiteTemplate } = await import('@nireeka/scripts/test/site-template')

const template = await openSiteTemplate()
const { databaseUrl } = await copyTemplate(template.serverUrl, 'bulk_ship')
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await fillOrders(client, ORDERS)
await client.query(
  `update orders set status = 'ready_to_ship', held_reason = null, paid_at = placed_at, address = $1
   where content_hash = 'bench'`,
  [JSON.stringify(ADDRESS)],
)
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bulk-'))
const site = await serveSite({ port: 0, dataDir, databaseUrl })
const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
try {
  const { stoppedAt, seconds } = await shipAll(await browser.newPage(), {
    site: site.address,
    orders: ORDERS,
  })
  const counted = await countShipped(client)
  const expected = {
    orders: ORDERS,
    shipped: ORDERS,
    parcels: ORDERS,
    emails: ORDERS,
    audited: ORDERS,
    twice: 0,
  }
  const isRight = Object.entries(expected).every(([name, count]) => counted[name] === count)
  console.log(`${ORDERS} orders in ${seconds.toFixed(0)} s, stopped at ${stoppedAt} and gone on with`)
  console.log(
    Object.entries(counted)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  )
  console.log(
    isRight ? 'Every order was shipped once, with one email.' : 'Something was left out, or done twice.',
  )
  process.exitCode = isRight && stoppedAt > 0 && stoppedAt < ORDERS ? 0 : 1
} finally {
  await browser.close()
  await site.close()
  await client.end()
  await template.close()
  await rm(dataDir, { recursive: true, force: true })
}
