import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, EmptyState, firstScreen, NoResultsScene, Picture, QueryView } from '@nireeka/ui'

import { sparesPath } from './list-params.ts'
import { families, type Family } from './spares.api.ts'
import styles from './families.module.css'

/** The families of spare parts. Each links to the list of its parts. */
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

/** How many cards are on the first screen, below the bikes. */
const FIRST_SCREEN = { phone: 0, wide: 4 }

const FamilyCards = ({ list }: { list: Family[] }) => (
  <section className={styles.groups} aria-labelledby="part-groups">
    <h2 id="part-groups">Parts by group</h2>
    <ul className={styles.families}>
      {list.map(({ code, title, description, image, count }, index) => (
        <Card
          key={code}
          as="li"
          look="plain"
          picture={
            <Picture
              src={image}
              alt=""
              sizes="(width < 40rem) 5rem, 20rem"
              {...firstScreen(index, FIRST_SCREEN)}
            />
          }
        >
          <h3 className={styles.family}>
            <Link className={cardLinkClass} to={sparesPath({ family: code })}>
              {title}
            </Link>
          </h3>
          <p className={styles.count}>{count === 1 ? '1 part' : `${count} parts`}</p>
          <p className={styles.note}>{description}</p>
        </Card>
      ))}
    </ul>
  </section>
)

const NoParts = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="No spare parts yet"
    text="Ask us for the part you need: we may have it."
  />
)
