import type { Browser, Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import type { Site } from '../testing/site.ts'

export const api = async ({ address }: Site, email?: string) =>
  openMemberApi(address, email ?? (await newMember(address)))
export type Api = Awaited<ReturnType<typeof api>>

export const beginThread = ({ call }: Api, title: string) =>
  call<{ id: number }>('POST', '/api/forum/threads', { category_id: 2, title, tags: [], body: 'It rattles.' })
export const reply = ({ call }: Api, threadId: number, body: string) =>
  call<{ post: { id: number } }>('POST', `/api/forum/threads/${threadId}/posts`, { body })
export const firstPostOf = async ({ call }: Api, threadId: number) =>
  (await call<{ items: [{ id: number }] }>('GET', `/api/forum/threads/${threadId}`)).items[0].id
export const like = ({ call }: Api, postId: number) => call('PUT', `/api/forum/posts/${postId}/like`, {})
export const nameOf = async ({ call }: Api) => (await call<{ user_name: string }>('GET', '/api/me')).user_name

export const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

export async function inAnotherBrowser(browser: Browser, site: Site, member: Api, path: string) {
  const context = await browser.newContext({ baseURL: site.address })
  const page = await context.newPage()
  await member.logIn(page)
  await open(page, path)
  return { page, close: () => context.close() }
}
