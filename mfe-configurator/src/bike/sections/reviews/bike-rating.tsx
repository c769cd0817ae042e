import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { Rated } from '../../../bikes/rated.tsx'
import page from '../../bike-page.module.css'
import { bikeAbout } from '../about.api.ts'
import { REVIEWS_ID } from './review-pages.ts'

/** The bike's average rating as a link to its reviews, once it is known: the sections load it, not this line. */
export function BikeRating({ slug }: { slug: string }) {
  const { http } = usePlatform()
  const { data } = useQuery({ ...bikeAbout(http, slug), enabled: false })
  if (!data || data.reviews.count === 0) return null
  return (
    <a className={page.rating} href={`#${REVIEWS_ID}`}>
      <Rated value={data.reviews.average} count={data.reviews.count} />
      <span className="visually-hidden">, to the reviews</span>
    </a>
  )
}
