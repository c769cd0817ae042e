import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage } from '@nireeka/ui'

import { BikePage } from './bike/bike-page.tsx'
import { BikesPage } from './bikes/bikes-page.tsx'
import { compareCode } from './compare/compare-code.ts'
import { NotFound } from './not-found.tsx'
import { buildsCode } from './saved/builds-code.ts'

export function Configurator() {
  return (
    <Routes>
      <Route path="/configurator" element={<BikesPage />} />
      <Route path="/configurator/builds" element={<LazyPage code={buildsCode} skeleton="list" />} />
      <Route path="/configurator/compare" element={<LazyPage code={compareCode} skeleton="list" />} />
      <Route path="/configurator/:slug" element={<BikePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
