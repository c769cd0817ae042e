import type { LinkedData } from '@nireeka/contracts'
import { plainText } from '@nireeka/kit/meta'

import { authorPath } from '../author/author.api.ts'
import type { Post, ThreadPosts } from './thread.api.ts'

/** The maximum length of a post's text in the structured data for search engines. */
const MAX_LENGTH = 2000

/**
 * Returns a thread with the replies of its first page as schema.org structured data, and as a question with its answer
 * if one was accepted there.
 */
export function linkedDiscussion({ thread, posts }: ThreadPosts): LinkedData[] {
  const [first, ...replies] = posts.filter(({ isDeleted }) => !isDeleted)
  if (!first) return []
  const url = `/forum/thread/${thread.id}`
  const discussion = {
    '@type': 'DiscussionForumPosting',
    headline: thread.title,
    url,
    ...toPosting(first),
    dateModified: thread.lastPostAt.toISOString(),
    commentCount: thread.replies,
    comment: replies.map((reply) => ({ '@type': 'Comment', url: postUrl(url, reply), ...toPosting(reply) })),
  }
  const accepted = replies.find(({ id }) => id === thread.acceptedPostId)
  if (!accepted) return [discussion]
  const question = {
    '@type': 'Question',
    name: thread.title,
    ...toVoted(first),
    answerCount: thread.replies,
    acceptedAnswer: { '@type': 'Answer', url: postUrl(url, accepted), ...toVoted(accepted) },
  }
  return [discussion, { '@type': 'QAPage', url, mainEntity: question }]
}

const postUrl = (url: string, { number }: Post) => `${url}#post-${number}`

const toWork = ({ author, body, createdAt }: Post) => ({
  text: plainText(body, MAX_LENGTH),
  datePublished: createdAt.toISOString(),
  author: { '@type': 'Person', name: author.userName, url: authorPath(author) },
})

const toPosting = (post: Post) => ({
  ...toWork(post),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/LikeAction',
    userInteractionCount: post.likes,
  },
})

const toVoted = (post: Post) => ({ ...toWork(post), upvoteCount: post.likes })
