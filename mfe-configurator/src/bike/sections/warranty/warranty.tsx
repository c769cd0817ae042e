import { formatPrice, toDollars } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import type { BuildableBike } from '../../bike.api.ts'
import { FoldedSection } from '../folded-section.tsx'
import styles from '../sections.module.css'
import { LinkedWords } from './linked-words.tsx'
import { warrantyTerms } from './warranty.api.ts'

/** How long a bike is covered, in the words of the warranty page, and the plan that makes it longer. */
export function Warranty({ bike }: { bike: BuildableBike }) {
  const { http } = usePlatform()
  const plan = longerCover(bike)
  return (
    <FoldedSection id="warranty" heading="Warranty">
      <QueryView
        query={useQuery(warrantyTerms(http))}
        skeleton={<Skeleton kind="text" lines={4} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
      >
        {(paragraphs) => (
          <div className={styles.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedWords text={paragraph} />
              </p>
            ))}
          </div>
        )}
      </QueryView>
      {plan ? (
        <p className={styles.quiet}>
          {plan.title} costs {formatPrice(toDollars(plan.cents))}. Add it in the Accessories step of your
          build.
        </p>
      ) : null}
      <p>
        <Link to="/warranty">Warranty terms, and how to claim</Link>
      </p>
    </FoldedSection>
  )
}

/** Returns the service plan that makes the warranty longer, if one is offered. */
const longerCover = ({ slots }: BuildableBike) =>
  slots
    .flatMap(({ parts }) => parts)
    .find(({ title, isSoldOut }) => title.startsWith('Warranty +') && !isSoldOut)
