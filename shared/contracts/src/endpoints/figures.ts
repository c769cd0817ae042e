import {
  ConversionFiguresAnswer,
  FiguresQuery,
  NewsletterFiguresAnswer,
  OrderFiguresAnswer,
  SalesFiguresAnswer,
  SpeedFiguresAnswer,
  SupportFiguresAnswer,
  SystemFiguresAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const shared = { method: 'GET', access: 'admin', query: FiguresQuery } as const

/** The figures of the back office's overview: one endpoint for each panel, so that none waits for another. */
export const figureEndpoints = {
  sales: { ...shared, path: '/api/backoffice/figures/sales', answer: SalesFiguresAnswer },
  orders: { ...shared, path: '/api/backoffice/figures/orders', answer: OrderFiguresAnswer },
  conversion: { ...shared, path: '/api/backoffice/figures/conversion', answer: ConversionFiguresAnswer },
  tickets: { ...shared, path: '/api/backoffice/figures/tickets', answer: SupportFiguresAnswer },
  newsletter: { ...shared, path: '/api/backoffice/figures/newsletter', answer: NewsletterFiguresAnswer },
  system: { ...shared, path: '/api/backoffice/figures/system', answer: SystemFiguresAnswer },
  speed: { ...shared, path: '/api/backoffice/figures/speed', answer: SpeedFiguresAnswer },
} as const satisfies EndpointGroup
