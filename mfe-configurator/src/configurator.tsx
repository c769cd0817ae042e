import { Route, Routes } from '@nireeka/kit/router'

import { BikePage } from './bike/bike-page.tsx'
import { BikesPage } from './bikes/bikes-page.tsx'
import { NotFound } from './not-found.tsx'

export function Configurator() {
  return (
    <Routes>
      <Route path="/configurator" element={<BikesPage />} />
      <Route path="/configurator/:slug" element={<BikePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
