const MOST_REVIEWS = 5

export interface ReviewFacts {
  author: string
  rating: number
  title: string | null
  body: string | null
  createdAt: string
}

/** Returns the first reviews of a product as linked data of schema.org; nothing when there are none. */
export const reviewData = (reviews: readonly ReviewFacts[]) =>
  reviews.length === 0
    ? {}
    : {
        review: reviews.slice(0, MOST_REVIEWS).map(({ author, rating, title, body, createdAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: createdAt.slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          ...(title ? { name: title } : {}),
          ...(body ? { reviewBody: body } : {}),
        })),
      }
