import { pageCode } from '@nireeka/ui'

export const stockAlertCode = pageCode(() =>
  import('./stock-alert/stock-alert-page.tsx').then((module) => module.StockAlertPage),
)
