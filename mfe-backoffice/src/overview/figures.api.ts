import type { Http } from '@nireeka/contracts'
import type { SalesFiguresData } from '@nireeka/contracts/api'
import { inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { Period } from './period.ts'

export type SalesDay = SalesFiguresData['days'][number]
type Days = Pick<Period, 'from' | 'to'>

const asQuery = ({ from, to }: Days) => ({ from, to })

/** The key of a panel's figures, which are read anew at every visit. */
const of = (panel: string, days: Days) => ({ queryKey: ['figures', panel, asQuery(days)], staleTime: 0 })

export const saleFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('sales', days),
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/figures/sales', { query: asQuery(days), signal })).data,
  })

export const orderFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('orders', days),
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/figures/orders', { query: asQuery(days), signal })).data,
  })

export const conversionFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('conversion', days),
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/figures/conversion', { query: asQuery(days), signal })).data,
  })

export const supportFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('tickets', days),
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/figures/tickets', { query: asQuery(days), signal })).data),
  })

export const newsletterFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('newsletter', days),
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/figures/newsletter', { query: asQuery(days), signal })).data,
  })

export const systemFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('system', days),
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/figures/system', { query: asQuery(days), signal })).data),
  })

export const speedFigures = (http: Http, days: Days) =>
  queryOptions({
    ...of('speed', days),
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/figures/speed', { query: asQuery(days), signal })).data),
  })
