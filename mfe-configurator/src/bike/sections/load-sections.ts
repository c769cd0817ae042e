import type { LoaderNeeds } from '@nireeka/kit/routes'

import { bikeAbout, bikeReviews } from './about.api.ts'
import { bikeQuestions } from './questions/questions.api.ts'
import { readReviewPage } from './reviews/review-pages.ts'
import { sectionsCode } from './sections-code.ts'
import { testRides } from './test-ride/dealers.api.ts'
import { warrantyTerms } from './warranty/warranty.api.ts'

type Needs = Pick<LoaderNeeds<unknown>, 'http' | 'load' | 'query'>

/**
 * Loads what the sections below the builder show; the page is rendered even if some of it can't be loaded. Only the
 * server needs their code at once: a browser loads it when they are near the screen.
 */
export async function loadSections({ http, load, query }: Needs, slug: string): Promise<void> {
  await Promise.allSettled([
    load(bikeAbout(http, slug)),
    load(bikeReviews(http, slug, readReviewPage(query))),
    load(bikeQuestions(http, slug)),
    load(warrantyTerms(http)),
    load(testRides(http, slug)),
    typeof window === 'undefined' ? sectionsCode.load() : null,
  ])
}
