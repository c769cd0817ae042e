import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, NoThreadScene, Pagination } from '@nireeka/ui'

import { PostView } from './post.tsx'
import { markdownCode, type ThreadPosts } from './thread.api.ts'
import styles from './thread.module.css'

interface Props {
  found: ThreadPosts
  page: number
  isBusy: boolean
}

export function Posts({ found: { thread, posts, pages }, page, isBusy }: Props) {
  const code = useQuery(markdownCode)
  if (posts.length === 0) return <NoMore path={`/forum/thread/${thread.id}`} />
  if (code.isError) {
    return (
      <FailedState
        title="The posts can’t be shown right now"
        message="A part of this page couldn’t be loaded."
        onRetry={() => void code.refetch()}
      />
    )
  }
  return (
    <>
      <ol className={styles.posts} aria-label="Posts" aria-busy={isBusy}>
        {posts.map((post) => (
          <PostView
            key={post.id}
            post={post}
            Markdown={code.data}
            isByStarter={post.author.id === thread.author.id}
          />
        ))}
      </ol>
      <Pagination page={page} pages={pages} link={pageLink(thread.id)} />
    </>
  )
}

const pageLink = (id: number) => (page: number) => (
  <Link to={page === 1 ? `/forum/thread/${id}` : `/forum/thread/${id}?page=${page}`} />
)

const NoMore = ({ path }: { path: string }) => (
  <EmptyState
    picture={<NoThreadScene />}
    title="There are no more posts"
    text="They end on an earlier page."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={path}>
        First page
      </Link>
    }
  />
)
