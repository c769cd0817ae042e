import type { Http } from '@nireeka/contracts'
import type { TextKey } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export type Text = Awaited<ReturnType<typeof readText>>

export const informationText = (http: Http, key: TextKey) =>
  queryOptions({ queryKey: ['text', key], queryFn: ({ signal }) => readText(http, key, signal) })

async function readText(http: Http, key: TextKey, signal: AbortSignal) {
  const { text, changed_on } = (await http.get('/api/texts/:key', { params: { key }, signal })).data
  return { ...text, changedOn: changed_on }
}
