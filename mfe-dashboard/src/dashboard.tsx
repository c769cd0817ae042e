import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage } from '@nireeka/ui'

import { NotFound } from './not-found.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { PAGE_CODES } from './page-codes.ts'
import { ProfilePage } from './profile/profile-page.tsx'

export function Dashboard() {
  return (
    <Routes>
      <Route path="/dashboard" element={<OverviewPage />} />
      <Route path="/dashboard/orders" element={<OrdersPage />} />
      <Route path="/dashboard/orders/:id" element={<OrderPage />} />
      <Route path="/dashboard/profile" element={<ProfilePage />} />
      <Route path="/dashboard/bikes/:id" element={<LazyPage code={PAGE_CODES.bike} />} />
      <Route path="/dashboard/settings" element={<LazyPage code={PAGE_CODES.settings} />} />
      <Route path="/dashboard/addresses" element={<LazyPage code={PAGE_CODES.addresses} />} />
      <Route path="/dashboard/payments" element={<LazyPage code={PAGE_CODES.payments} />} />
      <Route path="/dashboard/credits" element={<LazyPage code={PAGE_CODES.credits} />} />
      <Route path="/dashboard/support/*" element={<LazyPage code={PAGE_CODES.support} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
