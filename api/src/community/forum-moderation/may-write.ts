import { createHash } from 'node:crypto'

import { lockMember, standingOf } from '../../identity/index.ts'
import { type Db, invalid } from '../../platform/index.ts'
import type { Decision, Writing } from '../forum-writing/hooks.ts'
import { moderates } from '../forum/may-see.ts'
import { assertNotBanned } from './active-ban.ts'
import { pleaseWait } from './please-wait.ts'
import { countLinks, refusalOfForm } from './text-rules.ts'
import { findListedWord, fold } from './word-list.ts'
import {
  areLinksHeld,
  copyOf,
  DAY_MS,
  isNew,
  mostLinks,
  type Standing,
  waitOf,
  type Write,
} from './writing-limits.ts'

/** Shorter texts, such as 'Thank you!', are never copies of one another. */
const SHORTEST_COPY = 20
/** The limits ask for no more posts than these. */
const POSTS_THAT_COUNT = 5

/**
 * Decides on a new text of a member before it is written: it is published or waits for staff; a ban (403), a limit (429)
 * or an unacceptable text (422) throws. Counts the text, and keeps the member locked, so that texts at once count, too.
 */
export async function mayWrite(trx: Db, writing: Writing): Promise<Decision> {
  const { user, threadId = null, title, body, now } = writing
  assertForm({ title, body })
  if (moderates(user)) return { decision: 'publish' }
  await lockMember(trx, user.id)
  await assertNotBanned(trx, user.id, now)
  const standing = await readStanding(trx, user.id, now)
  const fingerprint = fingerprintOf(title ? `${title}\n${body}` : body)
  const writes = await writesOf(trx, user.id, { fingerprint, now })
  const waitMs = waitOf(standing, { writes, isThread: threadId === null, now })
  if (waitMs > 0) throw pleaseWait('You’ve sent a lot of posts in a short time.', waitMs)
  const text = `${title ?? ''}\n${body}`
  assertLinks({ title, body }, standing)
  const word = await assertWords(trx, { title, body })
  const isCopy = fingerprint !== null && isHeldCopy(writes, threadId)
  const at = { user_id: user.id, thread_id: threadId, at: now }
  await trx
    .insertInto('forum_writes')
    .values({ ...at, fingerprint: fingerprint ?? Buffer.alloc(0) })
    .execute()
  const hasHeldLinks = areLinksHeld(standing) && countLinks(text) > 0
  return decide({ word: word !== null, links: hasHeldLinks, duplicate: isCopy })
}

function decide(reasons: Record<'word' | 'links' | 'duplicate', boolean>): Decision {
  const reason = (['word', 'links', 'duplicate'] as const).find((one) => reasons[one])
  return reason ? { decision: 'hold', reason } : { decision: 'publish' }
}

/** Returns whether a text waits for staff as a copy of the member's own; throws where it is refused. */
function isHeldCopy(writes: readonly Write[], threadId: number | null): boolean {
  const copy = copyOf(writes, threadId)
  if (copy === 'here')
    throw invalid(
      'body',
      threadId === null
        ? 'You’ve already opened a thread with this text.'
        : 'You’ve already posted this text in this thread.',
    )
  if (copy === 'too many') throw pleaseWait('You’ve already posted this text in several threads.', DAY_MS)
  return copy === 'hold'
}

/** Throws for an edit that could not be posted: by a ban, its form, its links, or a listed word of either kind. */
export async function mayEdit(trx: Db, { user, title, body, now }: Writing) {
  assertForm({ title, body })
  if (moderates(user)) return
  await assertNotBanned(trx, user.id, now)
  assertLinks({ title, body }, await readStanding(trx, user.id, now))
  const word = await assertWords(trx, { title, body })
  if (!word) return
  const sentence = `Our team checks posts with “${word}” first, so an edit can’t add it. Please leave it out.`
  throw invalid(fieldOf({ title, body }), sentence)
}

interface Text {
  title?: string | undefined
  body: string
}

function assertForm({ title, body }: Text) {
  const refusal = refusalOfForm(body)
  if (refusal) throw invalid('body', refusal)
  const ofTitle = refusalOfForm(title ?? '')
  if (ofTitle) throw invalid('title', ofTitle)
}

/** Returns the field that a refusal is about: only the edit of a title has no text. */
const fieldOf = ({ body }: Text) => (body === '' ? 'title' : 'body')

function assertLinks(text: Text, standing: Standing) {
  const [count, most] = [countLinks(`${text.title ?? ''}\n${text.body}`), mostLinks(standing)]
  if (count <= most) return
  const limit = isNew(standing) ? `New members can add up to ${most}` : `A post can have up to ${most}`
  const rest = `please remove ${count - most === 1 ? 'one' : count - most} of them.`
  throw invalid(fieldOf(text), `Your post has ${count} links to other sites. ${limit}, so ${rest}`)
}

/** Returns the word for which a text is held; throws for one that is refused. */
async function assertWords(trx: Db, text: Text): Promise<string | null> {
  const list = await trx.selectFrom('forum_words').select(['word', 'action']).execute()
  const found = findListedWord(`${text.title ?? ''}\n${text.body}`, list)
  if (found?.action === 'refuse') {
    const sentence = `“${found.word}” can’t be used in the forum. Please rephrase it.`
    throw invalid(fieldOf(text), sentence)
  }
  return found?.word ?? null
}

async function readStanding(trx: Db, userId: number, now: Date): Promise<Standing> {
  const { created_at } = await standingOf(trx, userId)
  const posts = await trx
    .selectFrom('forum_posts')
    .select('id')
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(POSTS_THAT_COUNT)
    .execute()
  return { memberForMs: now.getTime() - created_at.getTime(), posts: posts.length }
}

/** Returns the hash of a text's letters and digits; null for one that is too short to be a copy. */
function fingerprintOf(text: string): Buffer | null {
  const letters = fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters.length < SHORTEST_COPY ? null : createHash('sha256').update(letters).digest()
}

/** Reads what the member wrote within a day; older rows are deleted, since nothing counts them. */
async function writesOf(
  trx: Db,
  userId: number,
  { fingerprint, now }: { fingerprint: Buffer | null; now: Date },
) {
  const since = new Date(now.getTime() - DAY_MS)
  await trx.deleteFrom('forum_writes').where('user_id', '=', userId).where('at', '<=', since).execute()
  const rows = await trx
    .selectFrom('forum_writes')
    .select(['at', 'thread_id', 'fingerprint'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => ({
    at: row.at,
    threadId: row.thread_id,
    isSame: fingerprint !== null && row.fingerprint.equals(fingerprint),
  }))
}
