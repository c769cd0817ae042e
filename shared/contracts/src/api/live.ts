import * as z from '@nireeka/contracts/zod'

/** The most topics of one live connection. */
export const MOST_LIVE_TOPICS = 10

/** A kind of thing that changes, with an id where there are several: `notifications`, `forum-thread:12`. */
const TOPIC = /^[a-z]+(?:-[a-z]+)*(?::[1-9]\d{0,8})?$/

/**
 * Query of GET /api/live: the topics, separated by commas. The answer is a stream of server-sent events. Each is JSON,
 * `{ "topic": "forum-thread:12" }`: what this topic shows has changed, and the page asks for it anew; `{ "topic": null }`:
 * anything may have changed. It has no data of its own. Topics that the caller may not read are told of as little as
 * those that don't exist; when none is left, or a login is needed, the answer is 404 or 401. The stream ends with the
 * caller's session or access token.
 */
export const LiveQuery = z.strictObject({
  topics: z
    .string()
    .max(300)
    .refine((list) => list.split(',').length <= MOST_LIVE_TOPICS, { error: 'These are too many topics.' })
    .refine((list) => list.split(',').every((topic) => TOPIC.test(topic)), { error: 'These are no topics.' }),
})
