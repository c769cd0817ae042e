import type { Http } from '@nireeka/contracts'
import {
  WORKSHOP_CONCERNS,
  type WorkshopBikeData,
  type WorkshopBuildData,
  type WorkshopCountsData,
  type WorkshopShortagesData,
  type WorkshopStage,
  type WorkshopUpgradesData,
} from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../list/list.ts'
import { listKey } from '../list/list-query.ts'
import { readRows } from '../list/read-rows.api.ts'

/** A bike on the board. */
export type Bike = InOurNames<WorkshopBikeData>
/** A bike with all of its parts. */
export type Build = InOurNames<WorkshopBuildData>
export type BoardCounts = InOurNames<WorkshopCountsData>
export type Shortage = InOurNames<WorkshopShortagesData>[number]
export type Upgrades = InOurNames<WorkshopUpgradesData>

const WORKSHOP = listKey('workshop')

function toQuery({ search, filters }: ListState) {
  return {
    search: search || undefined,
    model: filters.model,
    concern: WORKSHOP_CONCERNS.find((concern) => concern === filters.concern),
  }
}

/** Returns a page of the bikes in a stage. */
export const readBikes = (
  http: Http,
  { state, stage, page }: { state: ListState; stage: WorkshopStage; page: number },
  signal?: AbortSignal,
): Promise<ListPage<Bike>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/workshop/bikes', { query: { ...toQuery(state), stage, page: it }, signal }),
  )

/** The query of a column of the board. It is read again on every visit, because others work there, too. */
export const boardColumn = (http: Http, state: ListState, stage: WorkshopStage) => {
  const page = Number(state.filters[stage] ?? 1)
  return queryOptions({
    queryKey: [...WORKSHOP, stage, toQuery(state), page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readBikes(http, { state, stage, page }, signal),
  })
}

/** The query of how many bikes are in each stage, and of the bike models. */
export const boardCounts = (http: Http, state: ListState) =>
  queryOptions({
    queryKey: [...WORKSHOP, 'counts', toQuery(state)],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<BoardCounts> =>
      inOurNames((await http.get('/api/backoffice/workshop/counts', { query: toQuery(state), signal })).data),
  })

/** The query of the parts that bikes are short of. */
export const shortages = (http: Http) =>
  queryOptions({
    queryKey: [...WORKSHOP, 'shortages'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Shortage[]> =>
      inOurNames((await http.get('/api/backoffice/workshop/shortages', { signal })).data),
  })

/** The query of the paid upgrades of ordered bikes that aren't packed yet. */
export const waitingUpgrades = (http: Http, state: ListState) => {
  const { search, model } = toQuery(state)
  return queryOptions({
    queryKey: [...WORKSHOP, 'upgrades', search, model],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Upgrades> =>
      inOurNames(
        (await http.get('/api/backoffice/workshop/upgrades', { query: { search, model }, signal })).data,
      ),
  })
}

/** The query of a bike with its parts. */
export const bikeById = (http: Http, id: number) =>
  queryOptions({
    queryKey: [...WORKSHOP, 'bike', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Build> =>
      inOurNames((await http.get('/api/backoffice/workshop/bikes/:id', { params: { id }, signal })).data),
  })

export interface Move {
  to: WorkshopStage
  /** The serial number that was stamped in; null for none. */
  serial?: string | null
}

/** Moves a bike to another stage; returns it as it is now, and what the server says of its order. */
export async function moveBike(
  http: Http,
  { id, version }: Pick<Bike, 'id' | 'version'>,
  { to, serial = null }: Move,
): Promise<{ bike: Bike; message: string | null }> {
  const body = { to, version, serial_number: serial }
  const { data, message } = await http.post('/api/backoffice/workshop/bikes/:id/moves', body, {
    params: { id },
  })
  return { bike: inOurNames(data), message }
}

/** Returns the build sheets of bikes as a PDF. */
export const readBuildSheets = (http: Http, ids: readonly number[]) =>
  http.get('/api/backoffice/workshop/build-sheets', { query: { bikes: ids.join(',') }, isFile: true })
