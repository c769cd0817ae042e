import { Route, Routes } from '@nireeka/kit/router'

import { HelpCentre } from './help-centre/help-centre.tsx'
import { Groups } from './help-centre/groups.tsx'
import { Results } from './help-centre/results.tsx'
import { NotFound } from './not-found.tsx'
import { SparesPage } from './spares/spares-page.tsx'
import { TopicPage } from './topic/topic-page.tsx'

export function Help() {
  return (
    <Routes>
      <Route element={<HelpCentre />}>
        <Route path="/help-center" element={<Groups />} />
        <Route path="/help-center/search" element={<Results />} />
      </Route>
      <Route path="/help-center/topics/:id" element={<TopicPage />} />
      <Route path="/shop/spares" element={<SparesPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
