import { Navigate, Route, Routes } from '@nireeka/kit/router'
import { LazyPage, pageCode } from '@nireeka/ui'

import { AccessoriesPage } from './accessories/list/accessories-page.tsx'
import { AccessoryPage } from './accessories/product/accessory-page.tsx'
import { cartCode } from './cart/cart-code.ts'
import { checkoutCode } from './checkout/checkout-code.ts'
import { NotFound } from './not-found.tsx'
import { stockAlertCode } from './page-codes.ts'

const returned = pageCode(() => import('./orders/return-page.tsx').then((module) => module.ReturnPage))

export function Shop() {
  return (
    <Routes>
      <Route path="/shop" element={<Navigate to="/shop/accessories" replace />} />
      <Route path="/shop/accessories" element={<AccessoriesPage />} />
      <Route path="/shop/accessories/:id" element={<AccessoryPage />} />
      <Route path="/shop/cart" element={<LazyPage code={cartCode} />} />
      <Route path="/shop/stock-alert" element={<LazyPage code={stockAlertCode} />} />
      <Route path="/shop/cart/checkout" element={<LazyPage code={checkoutCode} skeleton="detail" />} />
      <Route path="/shop/orders/:id/return" element={<LazyPage code={returned} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
