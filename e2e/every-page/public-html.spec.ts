import { expect, test } from '../testing/site.ts'
import { releaseHelp, rollBack } from '../testing/releases.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { newMember } from '../testing/shopper.ts'
import { PUBLIC_PAGES } from './pages.ts'

const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
const LIGHT = 8

const get = (site: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${site}${path}`, { headers })

const htmlOf = async (site: string, headers: Record<string, string> = {}) =>
  Promise.all(
    PUBLIC_PAGES.map(async ({ path }) => [path, await (await get(site, path, headers)).text()] as const),
  )

test('what a page was made of for a member is, byte for byte, what it is made of for a guest', async ({
  site,
}) => {
  const { cookie } = await openMemberApi(site.address, 'ben@example.com')
  const forGuest = await htmlOf(site.address)
  // A release clears the page cache, so that the next pages are rendered anew, now for the member.
  await releaseHelp(site, (code) => `${code}\n// Another one.\n`)
  await rollBack(site)
  const forMember = await htmlOf(site.address, { cookie })

  expect(forMember).toEqual(forGuest)
  for (const [path, html] of forMember) expect(html, path).not.toContain('ben@example.com')
})

test('shared caches may keep every public page for a moment; who has it already gets no bytes', async ({
  site,
}) => {
  for (const { path } of PUBLIC_PAGES) {
    const first = await get(site.address, path)
    expect(first.headers.get('cache-control'), path).toBe(SHARED)
    expect(first.headers.get('set-cookie'), path).toBeNull()
    expect(first.headers.get('vary'), path).not.toMatch(/cookie/i)
    const etag = first.headers.get('etag') ?? ''
    const second = await get(site.address, path, { 'if-none-match': etag })
    expect([path, second.status, await second.text()]).toEqual([path, 304, ''])
    const other = await get(site.address, path, { 'if-none-match': 'W/"another"' })
    expect([path, other.status]).toEqual([path, 200])
  }
})

test('the very next page after an order shows the new stock', async ({ site }) => {
  const { fillCart } = await openMemberApi(site.address, await newMember(site.address))
  const path = `/shop/accessories/${LIGHT}`
  const stockIn = async (address: string) =>
    Number(/"stock":(\d+)/.exec(await (await get(site.address, address)).text())?.[1])

  const before = await stockIn(path)
  for (let sold = 1; sold <= 5; sold++) {
    const order = await fillCart(LIGHT)
    expect(await stockIn(path)).toBe(before - sold + 1)
    await order()
    expect(await stockIn(path)).toBe(before - sold)
  }
  expect(await stockIn(`/api/accessories/${LIGHT}`)).toBe(before - 5)
})
