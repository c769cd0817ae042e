import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { checkPage, PHONE } from '../every-page/check-page.ts'
import { answerConsentByBrowser } from '../testing/consent.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open } from '../testing/open.ts'
import { expect, type Site, test } from '../testing/site.ts'
import { BACK_OFFICE_PAGES } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NOT_YOURS = 'You don’t have access to this page'
const isStaffs = (url: string) => /\/remotes\/backoffice\/|\/api\/(backoffice|remotes\/staff)/.test(url)

/** Records every request for something of the back office. */
function record(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => isStaffs(request.url()) && asked.push(new URL(request.url()).pathname))
  return asked
}

async function logInAs(page: Page, site: Site, email: string) {
  const { cookie, logIn } = await openMemberApi(site.address, email)
  await logIn(page)
  return cookie
}

/** The first page of each area, to be opened in a browser where all pages are under one rule. */
const FIRST_PAGES = [
  ...new Map(BACK_OFFICE_PAGES.toReversed().map((page) => [page.area, page.example])).values(),
]

/** Expects that the HTML of no page names a file of the back office. */
async function expectNothingInHtml(site: Site, cookie = '') {
  for (const { example } of BACK_OFFICE_PAGES) {
    const html = await (await fetch(`${site.address}${example}`, { headers: { cookie } })).text()
    expect.soft(html, example).toContain('</html>')
    expect.soft(html, example).not.toContain('remotes/backoffice')
  }
}

test('a guest gets nothing of any page, and is sent to the login', async ({ page, site }) => {
  await expectNothingInHtml(site)
  const asked = record(page)
  for (const example of FIRST_PAGES) {
    await open(page, example)
    await expect(page).toHaveURL(`/login?continue=${encodeURIComponent(example)}`)
  }
  expect(asked).toEqual([])
})

test('a member gets nothing of any page, and is told so', async ({ page, site }) => {
  await expectNothingInHtml(site, await logInAs(page, site, 'anna@example.com'))
  const asked = record(page)
  for (const example of FIRST_PAGES) {
    await open(page, example)
    await expect(headingOf(page), example).toHaveText(NOT_YOURS)
  }
  expect(asked).toEqual([])
})

test('an agent opens the pages of their areas alone, and asks the API for nothing else', async ({
  page,
  site,
}) => {
  await logInAs(page, site, 'agent@example.com')
  for (const { example, isForAgent } of BACK_OFFICE_PAGES.filter(({ path: it }) => it !== '/backoffice')) {
    const asked = record(page)
    await open(page, example)
    if (isForAgent) await expect(headingOf(page), example).not.toHaveText(NOT_YOURS)
    else await expect(headingOf(page), example).toHaveText(NOT_YOURS)
    const calls = asked.filter((address) => address.startsWith('/api/backoffice/'))
    if (!isForAgent) expect.soft(calls, example).toEqual([])
  }
})

for (const area of new Set(BACK_OFFICE_PAGES.map((page) => page.area)))
  test(`${area}: an admin opens every page; each fits a phone and a desktop, and axe finds nothing in both themes`, async ({
    page,
    site,
  }) => {
    await answerConsentByBrowser(page)
    await logInAs(page, site, 'admin@example.com')
    for (const { example } of BACK_OFFICE_PAGES.filter((it) => it.area === area)) {
      await test.step(example, async () => {
        await page.setViewportSize(PHONE)
        await open(page, example)
        await expect(headingOf(page)).not.toHaveText(
          /^(Log in|Page not found|There’s no such page in the back office|You don’t have access to this page)$/,
        )
        await checkPage(page)
      })
    }
  })

interface Release {
  name: string
  manifest: string
}

test('no file of the release is there for guests and members; staff get every one', async ({ site }) => {
  const [member, agent, admin] = await Promise.all(
    ['anna@example.com', 'agent@example.com', 'admin@example.com'].map(
      async (email) => (await openMemberApi(site.address, email)).cookie,
    ),
  )
  const get = (url: string, cookie = '') => fetch(`${site.address}${url}`, { headers: { cookie } })
  const token = admin?.replace('access_token=', '')
  const list = await fetch(`${site.address}/api/remotes/staff`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await list.json()) as { data: { remotes: Release[] } }
  const manifest = data.remotes.find(({ name }) => name === 'backoffice')?.manifest ?? ''
  const folder = path.posix.dirname(manifest)
  const built = path.join(site.dataDir, 'releases', folder.replace('/remotes/', ''), 'files.json')
  const files = JSON.parse(await readFile(built, 'utf8')) as string[]
  const addresses = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `${folder}/${file}`)
  expect(addresses).toContain(manifest)
  const statuses = async (url: string) =>
    Promise.all(['', member, agent, admin].map(async (cookie) => (await get(url, cookie)).status))
  const refused = [...files.map((file) => `${folder}/${file}`), `${folder}/files.json`, `${manifest}.map`]
  for (const url of new Set([...addresses, ...refused])) {
    const [guest, ofMember, ...ofStaff] = await statuses(url)
    expect.soft([guest, ofMember], url).toEqual([404, 404])
    if (addresses.includes(url)) expect.soft(ofStaff, url).toEqual([200, 200])
  }
})
