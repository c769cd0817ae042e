import type { Browser, Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { trackRequests } from '../testing/requests-settled.ts'
import { newMember } from '../testing/shopper.ts'
import type { Site } from '../testing/site.ts'

export const AGENT = 'agent@example.com'
/** Long enough that a reply isn't on the screen with the first post. */
const TEXT = Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n')

type MemberApi = Awaited<ReturnType<typeof openMemberApi>>

interface NewThread {
  body?: string
  replies?: number
  /** The email of staff who reply, whose texts have no limit but that of requests. */
  by?: string
}

/** Opens a thread of a new member, with replies of staff; returns its path, and who has written it. */
export async function newThread(
  { address }: Pick<Site, 'address'>,
  { body = TEXT, replies = 1, by = AGENT }: NewThread = {},
) {
  const email = await newMember(address)
  const author = await openMemberApi(address, email)
  const title = `Which tyres for winter number ${Math.round(performance.now())}?`
  const thread = { category_id: 2, title, tags: ['tyres', 'winter'], body }
  const { id } = await author.call<{ id: number }>('POST', '/api/forum/threads', thread)
  const agent = await openMemberApi(address, by)
  for (let count = 1; count <= replies; count++) await reply(agent, id, `Reply ${count} about tyres.`)
  return { id, path: `/forum/thread/${id}`, email, author, agent }
}

export const reply = (by: MemberApi, id: number, body: string) =>
  by.call<{ post: { id: number } }>('POST', `/api/forum/threads/${id}/posts`, { body })

export const postIdOf = async ({ call }: MemberApi, thread: number, number: number) => {
  const { items } = await call<{ items: Array<{ id: number; number: number }> }>(
    'GET',
    `/api/forum/threads/${thread}`,
  )
  return items.find((post) => post.number === number)!.id
}

/** Opens a page of somebody else, in a browser of their own. */
export async function elsewhere(browser: Browser, { address }: Site, path: string) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 900, height: 500 } })
  const page = await context.newPage()
  trackRequests(page)
  // The question would cover what floats at the bottom of the page.
  await answerConsentByBrowser(page)
  await open(page, path)
  return { page, close: () => context.close() }
}

export const post = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^Post ${number} by `) })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })
export const replyField = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
