import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AnswerLink } from './answer/answer-link.tsx'
import { threadPath } from './permalink/post-path.ts'
import { PostView } from './post.tsx'
import { markdownCode, type ThreadPosts } from './thread.api.ts'
import styles from './post.module.css'

interface Props {
  found: ThreadPosts
  page: number
  isBusy: boolean
}

export function Posts(props: Props) {
  const code = useQuery(markdownCode)
  const { thread, posts, pages } = props.found
  if (posts.length === 0) return <NoSuchPage page={props.page} pages={pages} link={pageLink(thread.id)} />
  return (
    <QueryView
      query={code}
      skeleton={<PostList {...props} />}
      failed="The posts can’t be shown right now"
      reason="A part of this page couldn’t be loaded."
    >
      {(Markdown) => <PostList {...props} Markdown={Markdown} />}
    </QueryView>
  )
}

interface ListProps extends Props {
  /** The Markdown component; undefined while its code is loading. */
  Markdown?: typeof MarkdownCode
}

const PostList = ({ found: { thread, posts, pages }, page, isBusy, Markdown }: ListProps) => (
  <>
    <ol className={styles.posts} aria-label="Posts" aria-busy={isBusy}>
      {posts.map((post) => (
        <PostView key={post.id} post={post} Markdown={Markdown}>
          {post.number === 1 ? <AnswerLink posts={posts} /> : null}
        </PostView>
      ))}
    </ol>
    <Pagination page={page} pages={pages} link={pageLink(thread.id)} />
  </>
)

const pageLink = (id: number) => (page: number) => <Link to={threadPath(id, page)} />
