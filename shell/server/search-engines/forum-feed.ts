import type { ForumFeedData } from '@nireeka/contracts/api'

import { type CachedPage, createCachedPage } from '../cached-page.ts'
import type { EdgeNeeds } from '../edge.ts'
import { escape } from '../head/markup.ts'

interface Needs extends Pick<EdgeNeeds, 'read'> {
  siteUrl: string
}

/** The most characters of a post in a feed; the thread has the rest. */
const MOST = 2000

/**
 * Returns the Atom feed of the forum's newest threads, or of a category's, as guests may read them; null for an unknown
 * category. Throws while the API has no answer.
 */
export async function makeForumFeed({ read, siteUrl }: Needs, category: string | null) {
  const address = category === null ? '/api/forum/feed' : `/api/forum/feed?category=${category}`
  const answer = await read(address)
  if (answer?.status === 404) return null
  if (answer?.status !== 200) throw new Error(`${address} has no answer for the feed`)
  const { data } = answer.body as { data: ForumFeedData }
  const made: CachedPage = await createCachedPage({
    text: atomFeed(data, siteUrl),
    status: 200,
    isWhole: true,
    addresses: [address],
  })
  return made
}

/** Characters that no XML document may have, not even escaped. */
const NOT_IN_XML = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\u{fffe}\u{ffff}]/gu

const text = (value: string) => escape(value.replaceAll(NOT_IN_XML, ''))

/** Returns a feed by RFC 4287. */
export function atomFeed({ category, threads }: ForumFeedData, siteUrl: string): string {
  const own = `${siteUrl}/forum/feed.xml${category ? `?category=${category.id}` : ''}`
  const page = `${siteUrl}/forum/1${category ? `?category=${category.id}` : ''}`
  const updated =
    threads
      .map((thread) => thread.last_post_at)
      .toSorted()
      .at(-1) ?? NEVER
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${text(own)}</id>
<title>${text(category ? `Nireeka forum: ${category.title}` : 'Nireeka forum')}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${text(own)}"/>
<link rel="alternate" type="text/html" href="${text(page)}"/>
${threads.map((thread) => entry(thread, siteUrl)).join('\n')}
</feed>
`
}

/** The time of a feed without threads. */
const NEVER = '1970-01-01T00:00:00.000Z'

function entry(thread: ForumFeedData['threads'][number], siteUrl: string): string {
  const address = text(`${siteUrl}/forum/thread/${thread.id}`)
  const body = thread.body.length > MOST ? `${thread.body.slice(0, MOST)} …` : thread.body
  return `<entry>
<id>${address}</id>
<title>${text(thread.title)}</title>
<published>${thread.created_at}</published>
<updated>${thread.last_post_at}</updated>
<author><name>${text(thread.author)}</name></author>
<category term="${text(thread.category)}"/>
<link rel="alternate" type="text/html" href="${address}"/>
<content type="text">${text(body)}</content>
</entry>`
}
