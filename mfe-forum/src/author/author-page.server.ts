import { readPageNumber } from '@nireeka/kit'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { author, authorListPath, readShow } from './author-page.api.ts'

type Path = '/forum/author/:id'

export const loader: Loader<Path> = ({ http, params: { id }, query, load }) =>
  load(author(http, { id, show: readShow(query), page: readPageNumber(query) }))

/** Search engines list an author's first page; the others only repeat posts of threads. */
export const meta: Meta<Path> = async ({ http, params: { id }, query, load }) => {
  const params = { id, show: readShow(query), page: readPageNumber(query) }
  const { profile } = await load(author(http, params))
  const path = authorListPath({ id, show: 'posts', page: 1 })
  return {
    description: profile.about ?? `What ${profile.userName} writes in Nireeka’s forum.`,
    canonical: authorListPath(params),
    isListed: params.page === 1 && params.show === 'posts',
    linkedData: [
      {
        '@type': 'ProfilePage',
        dateCreated: profile.memberSince.toISOString(),
        mainEntity: {
          '@type': 'Person',
          name: profile.userName,
          url: path,
          ...(profile.about ? { description: profile.about } : {}),
          ...(profile.avatar ? { image: profile.avatar } : {}),
          agentInteractionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WriteAction',
            userInteractionCount: profile.posts,
          },
          ...(profile.likes === null ? {} : { interactionStatistic: likesOf(profile.likes) }),
        },
      },
    ],
  }
}

const likesOf = (count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/LikeAction',
  userInteractionCount: count,
})
