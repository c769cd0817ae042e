import { Route, Routes } from '@nireeka/kit/router'

import { NotFound } from './not-found.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { ReviewsPage } from './reviews/reviews-page.tsx'

export function BackOffice() {
  return (
    <Routes>
      <Route path="/backoffice" element={<OverviewPage />} />
      <Route path="/backoffice/reviews" element={<ReviewsPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
