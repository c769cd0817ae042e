import type { Http } from '@nireeka/contracts'
import type { SampleBuildsData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type SampleBuilds = InOurNames<SampleBuildsData>
export type SampleBuild = SampleBuilds['items'][number]

/** The query of all sample builds, with what they come to now. */
export const sampleBuilds = (http: Http) =>
  queryOptions({
    queryKey: ['sample-builds'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<SampleBuilds> =>
      inOurNames((await http.get('/api/backoffice/sample-builds', { signal })).data),
  })

/** Takes what a sample build comes to now for what it should come to. */
export const acceptSample = async (http: Http, { id, version }: SampleBuild): Promise<SampleBuilds> =>
  inOurNames(
    (await http.post('/api/backoffice/sample-builds/:id/expected', { version }, { params: { id } })).data,
  )
