import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage, pageCode } from '@nireeka/ui'

import { NotFound } from './not-found.tsx'

const overview = pageCode(() => import('./overview/overview-page.tsx').then((module) => module.OverviewPage))
const reviews = pageCode(() => import('./reviews/reviews-page.tsx').then((module) => module.ReviewsPage))

export function BackOffice() {
  return (
    <Routes>
      <Route path="/backoffice" element={<LazyPage code={overview} />} />
      <Route path="/backoffice/reviews" element={<LazyPage code={reviews} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
