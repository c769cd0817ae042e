import type { SavedBuildData } from '@nireeka/contracts/api'

import type { TestApp } from './test-app.ts'

export const PRIME = { bike_slug: 'nireeka-prime', size_id: 12, color_id: 1, part_ids: [] as number[] }

/** A new member who saves builds: Primes, unless something else is asked for. */
export async function openRider(app: TestApp) {
  const { token } = await app.member()
  const save = (input: object) =>
    app.call('/api/configurator/save', { method: 'POST', as: token, body: { ...PRIME, ...input } })
  const call = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object) =>
    app.call(`/api/builds${path}`, { method, as: token, body })
  return {
    save,
    saved: async (input: object = {}): Promise<SavedBuildData> => (await save(input)).json().data,
    list: async (): Promise<SavedBuildData[]> => (await call('', 'GET')).json().data.items,
    remove: async (id: number) => (await call(`/${id}`, 'DELETE')).statusCode,
    rename: (id: number, name: unknown) => call(`/${id}`, 'PUT', { name }),
    duplicate: (id: number) => call(`/${id}/duplicate`, 'POST'),
  }
}

/** The codes that a colour asks its rider for: most ask for none. */
export const ralFor = (colourId: number): string[] => ['5024', '9005'].slice(0, CODES[colourId] ?? 0)

const CODES: Partial<Record<number, number>> = { 8: 1, 9: 2 }
