import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, FailedPart, Picture, Price, QueryView, Skeleton } from '@nireeka/ui'

import { AddToCart } from '../spares/add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from '../spares/availability.ts'
import { FamilyDrawing } from '../spares/family-drawing.tsx'
import { fitsInSentence } from '../spares/fits-in-sentence.ts'
import { partPath } from '../spares/list-params.ts'
import { part, type SpareDetails } from '../spares/spares.api.ts'
import styles from './diagnosis.module.css'
import type { NamedBike } from './ticket.ts'

interface Props {
  id: number
  bike: NamedBike | null
}

/** A spare part that a guide ends in, with its price, stock and the button that buys it. */
export function OutcomePart({ id, bike }: Props) {
  const { http } = usePlatform()
  return (
    <li className={styles.part}>
      <QueryView
        query={useQuery(part(http, String(id)))}
        skeleton={<Skeleton kind="text" lines={2} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
        notFound={<p className={styles.quiet}>One of the parts is no longer in the shop.</p>}
      >
        {(found) => <Found part={found} bike={bike} />}
      </QueryView>
    </li>
  )
}

function Found({ part: found, bike }: { part: SpareDetails; bike: NamedBike | null }) {
  const fits = bike === null || found.fitsBikes.some(({ title }) => title === bike.model)
  return (
    <>
      <Picture
        src={found.image}
        alt=""
        sizes="5rem"
        fallback={<FamilyDrawing code={found.family.code} title="" />}
      />
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={partPath(found.id)}>{found.title}</Link>
        </h3>
        <p className={styles.quiet}>
          {found.number} · {fits ? `Fits ${fitsInSentence(found.fits)}` : `Doesn’t fit your ${bike.model}`}
        </p>
        {fits && found.note ? <p className={styles.quiet}>{found.note}</p> : null}
        <p className={styles.offer}>
          <Price dollars={found.price} />
          <Badge tone={STOCK_TONES[found.availability]}>{stockLabel(found)}</Badge>
          {fits ? <AddToCart part={found} /> : null}
        </p>
      </div>
    </>
  )
}
