import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { QueryView, Skeleton } from '@nireeka/ui'

import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import styles from '../bikes.module.css'
import { EditSection } from '../../form/edit-section.tsx'
import { PriceSection } from '../price-section.tsx'
import { catalogueChoices } from '../choices.api.ts'
import { PublishButton } from '../publication.tsx'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { PartForm } from './part-form.tsx'
import { cancelPartPrice, type Part, partById, pricePart, publishPart } from './parts.api.ts'

const AREA = { label: 'Parts', path: '/backoffice/parts' }

export function PartPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(partById(http, id))
  return (
    <CatalogueItemPage
      area={AREA}
      title={query.data?.title ?? 'Part'}
      query={query}
      actions={(part) => <Actions part={part} />}
    >
      {(part) => <Details key={part.id} part={part} />}
    </CatalogueItemPage>
  )
}

function usePartChange(part: Part) {
  const { http } = usePlatform()
  return useCatalogueChange({ queryKey: partById(http, String(part.id)).queryKey, lists: ['parts'] })
}

function Actions({ part }: { part: Part }) {
  const { press, isBusy } = usePartChange(part)
  return (
    <PublishButton
      isPublished={part.isPublished}
      isBusy={isBusy}
      onPublish={(isPublished) =>
        void press({
          make: (http, acceptBroken) => publishPart(http, part, { isPublished, acceptBroken }),
          done: isPublished ? 'Part published.' : 'Riders can no longer choose this part.',
        })
      }
    />
  )
}

function Details({ part }: { part: Part }) {
  const choices = useQuery(catalogueChoices(usePlatform().http))
  return (
    <div className={styles.stack}>
      <PriceSection
        name={part.title}
        price={part.price}
        prices={part.prices}
        by={usePartChange(part)}
        set={(http, price) => pricePart(http, part, price)}
        cancel={(http, id) => cancelPartPrice(http, part, id)}
      />
      <QueryView
        query={choices}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="The form can’t be shown right now"
      >
        {(it) => <PartForm part={part} choices={it} />}
      </QueryView>
      <EditSection heading="Rules" lead="The rules that mention this part.">
        <ul className={styles.list}>
          {part.rules.map((rule) => (
            <li key={rule.id}>
              <Link to={`/backoffice/rules/${rule.id}`}>{rule.sentence}</Link>
            </li>
          ))}
          {part.rules.length === 0 ? <li>No rule mentions this part.</li> : null}
        </ul>
      </EditSection>
    </div>
  )
}

export function NewPartPage() {
  useTitle('New part')
  const choices = useQuery(catalogueChoices(usePlatform().http))
  return (
    <CatalogueItemPage area={AREA} title="New part" query={choices}>
      {(it) => <PartForm part={null} choices={it} />}
    </CatalogueItemPage>
  )
}
