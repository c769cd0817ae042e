import { defineKind } from '../content-kind.ts'
import { DealerFields } from './dealer-fields.tsx'
import { DealerForm, type DealerSchema } from './dealer.api.ts'

/** What isn't known of a new dealer's place: the fields begin empty. */
const UNKNOWN = null as never

/** The dealers of the dealers page. */
export const DEALERS = defineKind<DealerSchema>({
  kind: 'dealer',
  nouns: ['dealer', 'dealers'],
  title: 'Dealers',
  lead: 'Who sells and looks after our bikes, as the dealers page and the home page show them.',
  schema: DealerForm,
  empty: {
    kind: 'dealer',
    name: '',
    city: '',
    country: '',
    latitude: UNKNOWN,
    longitude: UNKNOWN,
    services: [],
    bikes: [],
    hours: null,
    note: null,
    phone: '',
    email: '',
  },
  Fields: DealerFields,
  labels: { bikes: 'Bikes on display', hours: 'Opening hours' },
  pageOf: () => '/dealers',
})
