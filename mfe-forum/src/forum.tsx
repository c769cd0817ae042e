import { Route, Routes } from '@nireeka/kit/router'

import { NotFound } from './not-found.tsx'
import { ThreadPage } from './thread/thread-page.tsx'
import { ForumPage } from './threads/forum-page.tsx'

export function Forum() {
  return (
    <Routes>
      <Route path="/forum" element={<ForumPage />} />
      <Route path="/forum/:page" element={<ForumPage />} />
      <Route path="/forum/thread/:id" element={<ThreadPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
