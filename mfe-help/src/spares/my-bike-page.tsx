import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame } from '@nireeka/ui'

import { BikeForm } from './bike-form.tsx'
import { BikeParts } from './bike-parts.tsx'
import { readSpareParams, SPARES } from './list-params.ts'
import { readAskedBike } from './my-bike.api.ts'
import { OwnBikes } from './own-bikes.tsx'
import styles from './my-bike.module.css'

/** Find my part: only what fits one bike, as it was built and upgraded. */
export function MyBikePage() {
  useTitle('Parts for your bike')
  const session = useStream(usePlatform().session$)
  const [query] = useSearchParams()
  const asked = readAskedBike(query)
  return (
    <PageFrame
      kind="catalogue"
      heading="Parts for your bike"
      breadcrumbs={
        <Breadcrumbs items={[{ label: 'Spare parts', link: <Link to={SPARES} /> }, { label: 'Your bike' }]} />
      }
      lead="Tell us which bike it is, and see only what fits it: its size, its year and the parts it was built with."
    >
      <div className={styles.page}>
        {session.status === 'member' ? <OwnBikes asked={asked} /> : null}
        <BikeForm key={JSON.stringify(asked)} asked={asked} isMember={session.status === 'member'} />
        {asked ? <BikeParts asked={asked} params={readSpareParams(query)} /> : null}
      </div>
    </PageFrame>
  )
}
