import { moreStillsOf, isBike } from '@nireeka/bike3d'
import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, Gallery, PageSkeleton, StageFrame } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { Performance } from '../performance/performance.tsx'
import { useUnit } from '../performance/use-unit.ts'
import { type BuildableBike, bikeBySlug } from './bike.api.ts'
import styles from './bike-page.module.css'
import { BikeView } from './bike-view.tsx'
import { Build } from './build.tsx'
import { Parts } from './parts.tsx'
import { SaveBike } from './save-bike.tsx'
import { Total } from './total.tsx'
import { useChoice } from './use-choice.ts'

export function BikePage() {
  const { http } = usePlatform()
  const { slug = '' } = useParams()
  const bike = useQuery(bikeBySlug(http, slug))

  if (bike.isPending) return <PageSkeleton kind="detail" />
  if (bike.isError) {
    if (isHttpError(bike.error) && [404, 422].includes(bike.error.status)) return <NotFound />
    return (
      <FailedState
        title="This bike can’t be shown right now"
        message={messageOf(bike.error, TEXTS.unreachable)}
        onRetry={() => void bike.refetch()}
      />
    )
  }
  return <Bike bike={bike.data} />
}

function Bike({ bike }: { bike: BuildableBike }) {
  useTitle(bike.title, isBike(bike.slug) ? `/pictures/social/${bike.slug}.jpg` : bike.image)
  const unit = useUnit()
  const choice = useChoice(bike)
  return (
    <StageFrame
      heading={bike.title}
      lead={bike.summary}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: bike.title }]}
        />
      }
      stage={<BikeView bike={bike} size={choice.size} colour={choice.colour} />}
      underStage={<Performance values={bike.performance} unit={unit} />}
      bar={<Total bike={bike} colour={choice.colour} />}
      below={
        <>
          <About bike={bike} />
          <Parts slots={bike.slots} />
        </>
      }
    >
      <Build bike={bike} unit={unit} choice={choice} />
      <SaveBike bike={bike} choice={choice} />
    </StageFrame>
  )
}

/** The bike in words and from near. */
const About = ({ bike }: { bike: BuildableBike }) => (
  <section className={styles.about} aria-labelledby="about">
    <div className={styles.words}>
      <h2 id="about">About the {bike.title}</h2>
      <p>{bike.description}</p>
    </div>
    {isBike(bike.slug) ? (
      <Gallery
        pictures={moreStillsOf(bike.slug)}
        alt={`${bike.title} from near`}
        sizes="(width < 60rem) 66vw, 48rem"
      />
    ) : null}
  </section>
)
