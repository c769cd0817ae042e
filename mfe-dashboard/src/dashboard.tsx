import { Route, Routes } from '@nireeka/kit/router'

import { NotFound } from './not-found.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'

export function Dashboard() {
  return (
    <Routes>
      <Route path="/dashboard" element={<OverviewPage />} />
      <Route path="/dashboard/orders" element={<OrdersPage />} />
      <Route path="/dashboard/orders/:id" element={<OrderPage />} />
      <Route path="/dashboard/profile" element={<ProfilePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
