import type { Http } from '@nireeka/contracts'
import type { NewPriceData } from '@nireeka/contracts/api'

import { EditSection } from '../form/edit-section.tsx'
import { PriceCard, type PriceCardProps } from '../prices/price-card.tsx'
import type { useCatalogueChange } from './use-catalogue-change.ts'

type Priced = NewPriceData & { acceptBroken: boolean }

interface Props<Stored> extends Pick<PriceCardProps, 'name' | 'price' | 'prices'> {
  /** What changes the thing that has the price. */
  by: Pick<ReturnType<typeof useCatalogueChange>, 'change' | 'press'>
  set: (http: Http, price: Priced) => Promise<Stored>
  cancel: (http: Http, price: number) => Promise<Stored>
}

/** The price of a bike, part or colour: now, planned and in the past. */
export const PriceSection = <Stored,>({ by: { change, press }, set, cancel, ...card }: Props<Stored>) => (
  <EditSection heading="Price">
    <PriceCard
      {...card}
      onPlan={async (price) => {
        await change({
          make: (http, acceptBroken) => set(http, { ...price, acceptBroken }),
          done: 'Price saved.',
        })
      }}
      onCancel={async (id) => {
        await press({ make: (http) => cancel(http, id), done: 'Planned price cancelled.' })
      }}
    />
  </EditSection>
)
