import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, ChipLink, ChipList, NoSuchPage, PageFrame, Pagination, QueryView } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { author, authorListPath, type AuthorParams, type AuthorView, readShow } from './author-page.api.ts'
import { AuthorPosts } from './author-posts.tsx'
import { AuthorProfile } from './author-profile.tsx'

export function AuthorPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const params = { id, show: readShow(query), page: readPageNumber(query) }
  return (
    <QueryView
      query={useQuery(author(http, params))}
      skeleton="text"
      failed="This author can’t be shown right now"
      notFound={<NotFound />}
    >
      {(view, isStale) => <AuthorContent view={view} params={params} isBusy={isStale} />}
    </QueryView>
  )
}

interface Props {
  view: AuthorView
  params: AuthorParams
  isBusy: boolean
}

function AuthorContent({ view: { profile, posts, pages }, params, isBusy }: Props) {
  useTitle(params.page === 1 ? profile.userName : `${profile.userName}, page ${params.page}`)
  const link = (page: number) => <Link to={authorListPath({ ...params, page })} />
  return (
    <PageFrame
      kind="forum"
      heading={<bdi>{profile.userName}</bdi>}
      lead={profile.about ? <bdi>{profile.about}</bdi> : null}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Forum', link: <Link to="/forum/1" /> }]} />}
    >
      <AuthorProfile profile={profile} />
      <nav aria-label="What to show">
        <ChipList>
          {(['posts', 'threads'] as const).map((show) => (
            <ChipLink
              key={show}
              link={<Link to={authorListPath({ id: params.id, show, page: 1 })} />}
              label={show === 'posts' ? 'Posts' : 'Threads'}
              count={profile[show]}
              isCurrent={show === params.show}
            />
          ))}
        </ChipList>
      </nav>
      {pages > 0 && posts.length === 0 ? (
        <NoSuchPage page={params.page} pages={pages} link={link} />
      ) : (
        <>
          <AuthorPosts show={params.show} posts={posts} isBusy={isBusy} />
          <Pagination page={params.page} pages={pages} link={link} />
        </>
      )}
    </PageFrame>
  )
}
