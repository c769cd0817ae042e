import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Breadcrumbs, ProductFrame, WholeWords } from '@nireeka/ui'

import { SPARES, partPath, sparesPath } from './list-params.ts'
import { PartOffer } from './part-offer.tsx'
import { PartPicture } from './part-picture.tsx'
import { PartPlace } from './part-place.tsx'
import { PartRow } from './part-row.tsx'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** A part's page: what it costs and when it comes, what it fits, how it is fitted, and what else there is. */
export function PartView({ part }: { part: SpareDetails }) {
  const { title, number, image, family, newer, replaces, related } = part
  useTitle(title, image)
  return (
    <ProductFrame
      heading={<WholeWords text={title} />}
      eyebrow={`Part number ${number}`}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Spare parts', link: <Link to={SPARES} /> },
            { label: family.title, link: <Link to={sparesPath({ family: family.code })} /> },
          ]}
        />
      }
      pictures={<PartPicture part={part} />}
      facts={
        <section className={styles.service} aria-labelledby="service">
          <h2 id="service">About this part</h2>
          <p className={styles.description}>{part.description}</p>
          <PartPlace part={part} />
        </section>
      }
      below={
        related.length > 0 ? (
          <section className={styles.below} aria-labelledby="related">
            <h2 id="related">More parts: {family.title}</h2>
            <PartRow parts={related} family={family.code} />
          </section>
        ) : null
      }
    >
      {newer ? (
        <Alert tone="info">
          This part is replaced by{' '}
          <Link to={partPath(newer.id)}>
            {newer.title}, {newer.number}
          </Link>
          .
        </Alert>
      ) : null}
      <PartOffer part={part} />
      {replaces.length > 0 ? (
        <p className={styles.note}>
          Replaces{' '}
          {replaces.map((old, index) => (
            <span key={old.id}>
              {index > 0 ? ', ' : ''}
              <Link to={partPath(old.id)}>{old.number}</Link>
            </span>
          ))}
        </p>
      ) : null}
    </ProductFrame>
  )
}
