import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { useUnit } from '../../performance/use-unit.ts'
import { type AboutBike, bikeAbout } from './about.api.ts'
import { InTheBox } from './box/in-the-box.tsx'
import { Closing } from './closing/closing.tsx'
import folded from './folded.module.css'
import { GeometrySection } from './geometry/geometry-section.tsx'
import { Highlights } from './highlights/highlights.tsx'
import { Questions } from './questions/questions.tsx'
import { RangeCalculator } from './range/range-calculator.tsx'
import { Reviews } from './reviews/reviews.tsx'
import type { SectionsProps } from './sections-code.ts'
import styles from './sections.module.css'
import { Specification } from './specification/specification.tsx'
import { TestRide } from './test-ride/test-ride.tsx'
import { Warranty } from './warranty/warranty.tsx'

/** What a bike's page tells below the builder, from highlights to test rides. */
export function BikeSections({ bike, typed }: SectionsProps) {
  const { http } = usePlatform()
  const { slug, title } = bike
  return (
    <>
      <QueryView
        query={useQuery(bikeAbout(http, slug))}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
      >
        {(about) => <Told bike={bike} typed={typed} about={about} />}
      </QueryView>
      <div className={styles.pair}>
        <Questions slug={slug} title={title} />
        <TestRide slug={slug} title={title} />
      </div>
      <Closing slug={slug} title={title} />
    </>
  )
}

/** The sections that need what has been written about the bike. */
function Told({ bike, typed, about }: SectionsProps & { about: AboutBike }) {
  const unit = useUnit()
  const { slug, title } = bike
  return (
    <>
      <Highlights title={title} highlights={about.highlights} />
      {about.batteryWh === null ? null : (
        <RangeCalculator
          facts={{ bike, wh: about.batteryWh }}
          heaviestKg={heaviestRider(about.limits)}
          typed={typed}
          unit={unit}
        />
      )}
      <div className={folded.list}>
        <GeometrySection bike={bike} unit={unit} />
        <Specification bike={bike} about={about} unit={unit} />
        <div className={folded.pair}>
          <InTheBox things={about.box} slug={slug} />
          <Warranty bike={bike} />
        </div>
      </div>
      <Reviews slug={slug} title={title} summary={about.reviews} />
    </>
  )
}

/** Returns what a rider may weigh, or as much as anybody may choose where no limit is known. */
const heaviestRider = (limits: AboutBike['limits']) =>
  limits.find(({ label }) => label === 'Rider')?.kg ?? Infinity
