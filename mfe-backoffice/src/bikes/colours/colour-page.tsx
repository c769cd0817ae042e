import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import styles from '../bikes.module.css'
import { PriceSection } from '../price-section.tsx'
import { PublishButton } from '../publication.tsx'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { ColourForm } from './colour-form.tsx'
import { cancelColourPrice, type Colour, colourById, priceColour, publishColour } from './colours.api.ts'

const AREA = { label: 'Colours', path: '/backoffice/colours' }

export function ColourPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(colourById(http, id))
  return (
    <CatalogueItemPage
      area={AREA}
      title={query.data?.name ?? 'Colour'}
      query={query}
      actions={(colour) => <Actions colour={colour} />}
    >
      {(colour) => <Details key={colour.id} colour={colour} />}
    </CatalogueItemPage>
  )
}

function useColourChange({ id }: Colour) {
  const { http } = usePlatform()
  return useCatalogueChange({ queryKey: colourById(http, String(id)).queryKey, lists: ['colours'] })
}

function Actions({ colour }: { colour: Colour }) {
  const { press, isBusy } = useColourChange(colour)
  return (
    <PublishButton
      isPublished={colour.isPublished}
      isBusy={isBusy}
      onPublish={(isPublished) =>
        void press({
          make: (http, acceptBroken) => publishColour(http, colour, { isPublished, acceptBroken }),
          done: isPublished ? 'Colour published.' : 'No size is offered in this colour now.',
        })
      }
    />
  )
}

function Details({ colour }: { colour: Colour }) {
  return (
    <div className={styles.stack}>
      <PriceSection
        name={colour.name}
        price={colour.price}
        prices={colour.prices}
        by={useColourChange(colour)}
        set={(http, price) => priceColour(http, colour, price)}
        cancel={(http, id) => cancelColourPrice(http, colour, id)}
      />
      <ColourForm colour={colour} />
    </div>
  )
}

export function NewColourPage() {
  useTitle('New colour')
  const breadcrumbs = [{ label: AREA.label, link: <Link to={AREA.path} /> }, { label: 'New colour' }]
  return (
    <BackOfficePage heading="New colour" breadcrumbs={<Breadcrumbs items={breadcrumbs} />}>
      <ColourForm colour={null} />
    </BackOfficePage>
  )
}
