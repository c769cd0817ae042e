import { open } from '../testing/open.ts'
import { expect, logIn, test } from '../testing/site.ts'

test('the back office is neither listed nor served before an admin is logged in', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  const html = await (await open(page, '/backoffice'))!.text()
  expect(html).not.toContain('remotes/backoffice')
  await expect(page).toHaveURL('/login?continue=%2Fbackoffice')
  expect(asked.filter((url) => url.includes('/remotes/backoffice/'))).toEqual([])
  const list = await (await fetch(`${site.address}/api/remotes`)).text()
  expect(list).not.toContain('backoffice')

  await logIn(page, 'admin@example.com')
  await expect(page).toHaveURL('/backoffice')
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible()
  const script = asked.find((url) => /\/remotes\/backoffice\/.*remoteEntry.*\.js/.test(url))!
  expect((await fetch(script)).status).toBe(404)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})

test('a customer is told that the back office is not for her account, and loads nothing of it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/backoffice')
  await logIn(page, 'anna@example.com')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  expect(asked.filter((url) => /backoffice\/|remotes\/staff/.test(url))).toEqual([])
})
