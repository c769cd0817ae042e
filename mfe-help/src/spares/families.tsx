import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, EmptyState, NoResultsScene, Picture, QueryView } from '@nireeka/ui'

import { families, type Family, sparesPath } from './spares.api.ts'
import styles from './families.module.css'

/** The families of spare parts. Each links to a search for its code, which all of its part numbers contain. */
export function Families() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(families(http))}
      skeleton="list"
      failed="The families can’t be shown right now"
      empty={<NoParts />}
    >
      {(list) => <FamilyCards list={list} />}
    </QueryView>
  )
}

const FamilyCards = ({ list }: { list: Family[] }) => (
  <ul className={styles.families}>
    {list.map(({ code, title, description, image, count }) => (
      <Card
        key={code}
        as="li"
        look="plain"
        picture={<Picture src={image} alt="" sizes="(width < 40rem) 50vw, 20rem" />}
      >
        <h2 className={styles.family}>
          <Link className={cardLinkClass} to={sparesPath(code)}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>{description}</p>
        <p className={styles.count}>{count === 1 ? '1 part' : `${count} parts`}</p>
      </Card>
    ))}
  </ul>
)

const NoParts = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="No spare parts yet"
    text="Ask us for the part you need: we may have it."
  />
)
