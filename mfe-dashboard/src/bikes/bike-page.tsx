import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, buttonClass, DefinitionList, FailedState, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountPage } from '../account-page.tsx'
import { NotFound } from '../not-found.tsx'
import { Waiting } from '../waiting.tsx'
import { inWords, type MemberBike, upgradePath } from './bike.ts'
import styles from './bike-page.module.css'
import { BikeSettingsForm } from './bike-settings-form.tsx'
import { memberBikes } from './bikes.api.ts'
import { WarrantyPart } from './warranty-part.tsx'

/** One of the member's bikes: what it is, how it behaves, and what is still covered. */
export function BikePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const bikes = useQuery(memberBikes(http))

  if (bikes.isPending) return <Frame heading="Your bike">{<Waiting />}</Frame>
  if (bikes.isError) {
    return (
      <Frame heading="Your bike">
        <FailedState
          title="Your bike can’t be shown right now"
          message={messageOf(bikes.error, TEXTS.unreachable)}
          onRetry={() => void bikes.refetch()}
        />
      </Frame>
    )
  }
  const bike = bikes.data.find((one) => String(one.id) === id)
  return bike ? <Bike key={bike.id} bike={bike} /> : <NotFound />
}

interface FrameProps {
  heading: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const Frame = ({ heading, ...rest }: FrameProps) => (
  <AccountPage
    heading={heading}
    breadcrumbs={
      <Breadcrumbs items={[{ label: 'Dashboard', link: <Link to="/dashboard" /> }, { label: heading }]} />
    }
    {...rest}
  />
)

function Bike({ bike }: { bike: MemberBike }) {
  useTitle(bike.title)
  return (
    <Frame
      heading={bike.title}
      lead={bike.deliveredOn ? `Yours since ${inWords(bike.deliveredOn)}.` : 'It is being built right now.'}
      actions={
        <>
          <Link className={buttonClass()} to={upgradePath(bike)}>
            Upgrade this bike
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to={`/user-manual?bike=${bike.slug}`}>
            Manual
          </Link>
        </>
      }
    >
      <div className={styles.what}>
        <span className={styles.picture}>
          <Picture src={bike.image} alt="" sizes="(width < 60rem) 100vw, 30rem" isPriority />
        </span>
        <DefinitionList items={factsOf(bike)} />
      </div>
      <BikeSettingsForm bike={bike} />
      <WarrantyPart bike={bike} />
    </Frame>
  )
}

const factsOf = ({ size, colour, serialNumber, deliveredOn, parts }: MemberBike) => [
  { term: 'Size', details: size },
  { term: 'Colour', details: colour },
  { term: 'Serial number', details: serialNumber ?? 'Given when it is built' },
  { term: 'Delivered', details: deliveredOn ? inWords(deliveredOn) : 'Not yet' },
  ...(parts.length > 0 ? [{ term: 'Chosen and upgraded', details: parts.join(' · ') }] : []),
]
