import { formatDate } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Alert, buttonClass, DefinitionList, LayeredPicture } from '@nireeka/ui'

import { DOT } from '../dot.ts'
import { NotFound } from '../not-found.tsx'
import { SubPage, SubPageQuery } from '../sub-page.tsx'
import { manualPath, type MemberBike, servicePlanPath, sparesPath, upgradePath } from './bike.ts'
import styles from './bike-page.module.css'
import { BikeSettingsForm } from './bike-settings-form.tsx'
import { memberBikes } from './bikes.api.ts'
import { WarrantyPart } from './warranty-part.tsx'

const BIKES = { label: 'Bikes', to: '/dashboard/bikes' }

/** The page of one of the member's bikes: facts, settings and warranty. */
export function BikePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <SubPageQuery
      query={useQuery(memberBikes(http))}
      parent={BIKES}
      heading="Your bike"
      failed="Your bike can’t be shown right now"
    >
      {(bikes) => {
        const bike = bikes.find((one) => String(one.id) === id)
        return bike ? <Bike key={bike.id} bike={bike} /> : <NotFound />
      }}
    </SubPageQuery>
  )
}

function Bike({ bike }: { bike: MemberBike }) {
  useTitle(bike.title)
  return (
    <SubPage
      parent={BIKES}
      heading={bike.title}
      lead={
        bike.deliveredOn ? `Yours since ${formatDate(bike.deliveredOn)}.` : 'We’re building it right now.'
      }
      actions={
        <>
          <Link className={buttonClass()} to={upgradePath(bike)}>
            Upgrade this bike
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to={sparesPath(bike.id)}>
            Spares for this bike
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to={manualPath(bike.slug)}>
            Manual
          </Link>
        </>
      }
    >
      {bike.serviceDueOn ? <ServiceDue day={bike.serviceDueOn} slug={bike.slug} /> : null}
      <div className={styles.what}>
        <span className={styles.picture}>
          <LayeredPicture
            src={bike.image}
            layers={bike.layers}
            alt=""
            sizes="(width < 60rem) 100vw, 30rem"
            isPriority
          />
        </span>
        <DefinitionList items={factsOf(bike)} />
      </div>
      <BikeSettingsForm bike={bike} />
      <WarrantyPart bike={bike} />
    </SubPage>
  )
}

const ServiceDue = ({ day, slug }: { day: string; slug: string }) => (
  <Alert title={`Yearly service around ${formatDate(day)}`}>
    <p>
      Or after 3,000 km, if you ride more. <Link to="/dealers?service=service">Find a dealer</Link>, or see{' '}
      <Link to={servicePlanPath(slug)}>what’s included</Link>.
    </p>
  </Alert>
)

const factsOf = ({ size, colour, serialNumber, deliveredOn, parts }: MemberBike) => [
  { term: 'Size', details: size },
  { term: 'Colour', details: colour },
  { term: 'Serial number', details: serialNumber ?? 'Assigned when it’s built' },
  { term: 'Delivered', details: deliveredOn ? formatDate(deliveredOn) : 'Not yet' },
  ...(parts.length > 0 ? [{ term: 'Options and upgrades', details: parts.join(DOT) }] : []),
]
