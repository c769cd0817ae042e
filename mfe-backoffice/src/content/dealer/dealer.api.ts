import type { Http } from '@nireeka/contracts'
import { DealerContent } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'
import { queryOptions } from '@nireeka/kit/query'

import type { ContentForm } from '../use-content-form.ts'

/** The form of a dealer; a new one has the version 0. */
export const DealerForm = formSchema(DealerContent.safeExtend({ version: z.int() }))
export type DealerSchema = typeof DealerForm

/** What the fields of a dealer need of their form. */
export type DealerFormState = Pick<ContentForm<DealerSchema>, 'register' | 'watch' | 'setValue' | 'errors'>

/** The query of the countries that a dealer can be in. */
export const dealerCountries = (http: Http) =>
  queryOptions({
    queryKey: ['dealer-countries'],
    queryFn: async ({ signal }) =>
      (await http.get('/api/countries', { signal })).data.countries.map(({ name }) => name),
  })

/** The query of the bikes that a dealer can have on the floor. */
export const dealerBikes = (http: Http) =>
  queryOptions({
    queryKey: ['dealer-bikes'],
    queryFn: async ({ signal }) =>
      (await http.get('/api/configurator', { signal })).data.bikes.map(({ slug, title }) => ({
        value: slug,
        label: title,
      })),
  })
