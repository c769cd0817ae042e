import { Route, Routes } from '@nireeka/kit/router'

import { NotFound } from '../not-found.tsx'
import { NewTicketPage } from './new-ticket-page.tsx'
import { SupportPage } from './support-page.tsx'
import { TicketPage } from './ticket-page.tsx'

/** Everything below /dashboard/support. */
export const Support = () => (
  <Routes>
    <Route index element={<SupportPage />} />
    <Route path="new" element={<NewTicketPage />} />
    <Route path=":id" element={<TicketPage />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
