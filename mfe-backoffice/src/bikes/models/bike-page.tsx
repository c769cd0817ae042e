import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'

import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import styles from '../bikes.module.css'
import { PriceSection } from '../price-section.tsx'
import { PublishButton } from '../publication.tsx'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { BikeForm } from './bike-form.tsx'
import { BikeParts, BikeSizes } from './bike-lists.tsx'
import { type Bike, bikeById, cancelBikePrice, priceBike, publishBike } from './bikes.api.ts'
import { DeliveryPreview } from './delivery-preview.tsx'

const AREA = { label: 'Bikes', path: '/backoffice/bikes' }

export function BikePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(bikeById(http, id))
  return (
    <CatalogueItemPage
      area={AREA}
      title={query.data?.title ?? 'Bike'}
      query={query}
      actions={(bike) => <Actions bike={bike} />}
    >
      {(bike) => <Details key={bike.id} bike={bike} />}
    </CatalogueItemPage>
  )
}

function useBikeChange({ id }: Bike) {
  const { http } = usePlatform()
  return useCatalogueChange({ queryKey: bikeById(http, String(id)).queryKey, lists: ['bike-models'] })
}

function Actions({ bike }: { bike: Bike }) {
  const { press, isBusy } = useBikeChange(bike)
  return (
    <PublishButton
      isPublished={bike.isPublished}
      isBusy={isBusy}
      onPublish={(isPublished) =>
        void press({
          make: (http, acceptBroken) => publishBike(http, bike, { isPublished, acceptBroken }),
          done: isPublished ? 'Bike published.' : 'Bike no longer for sale.',
        })
      }
    />
  )
}

const Details = ({ bike }: { bike: Bike }) => (
  <div className={styles.stack}>
    <BikePrice bike={bike} />
    <BikeForm bike={bike} />
    <BikeSizes bike={bike} />
    <DeliveryPreview bike={bike} />
    <BikeParts bike={bike} />
  </div>
)

function BikePrice({ bike }: { bike: Bike }) {
  return (
    <PriceSection
      name={bike.title}
      price={bike.price}
      prices={bike.prices}
      by={useBikeChange(bike)}
      set={(http, price) => priceBike(http, bike, price)}
      cancel={(http, id) => cancelBikePrice(http, bike, id)}
    />
  )
}
