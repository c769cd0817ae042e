import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass, DateText, DefinitionList, LayeredPicture } from '@nireeka/ui'

import { orderById } from '../../orders/orders.api.ts'
import { Waiting } from '../../waiting.tsx'
import type { MemberBike } from '../bike.ts'
import { BikeHistory } from './bike-history.tsx'
import { BikeService } from './bike-service.tsx'
import { BikeWays } from './bike-ways.tsx'
import { FittingParts } from './fitting-parts.tsx'
import styles from './own-bike.module.css'
import { bikeModel, ordersOfBikes } from './own-bike.api.ts'
import { PartList } from './part-list.tsx'

interface Props {
  bike: MemberBike
  /** Whether it is the first one of the page, whose picture is on the first screen. */
  isFirst: boolean
}

/** One of the member's bikes: its picture, facts, service and parts, what fits it, and its history. */
export const OwnBike = ({ bike, isFirst }: Props) => (
  <section className={styles.bike} aria-labelledby={`bike-${bike.id}`}>
    <div className={styles.hero}>
      <span className={styles.picture}>
        <LayeredPicture
          src={bike.image}
          layers={bike.layers}
          alt={`Your ${bike.title} in ${bike.colour}`}
          sizes="(width < 60rem) 92vw, 40rem"
          isPriority={isFirst}
        />
      </span>
      <div className={styles.words}>
        <h2 id={`bike-${bike.id}`} className={styles.name}>
          {bike.title}
        </h2>
        {bike.deliveredOn ? null : (
          <p>
            <Badge tone="info">Being built</Badge>
          </p>
        )}
        <DefinitionList items={factsOf(bike)} />
        {bike.deliveredOn ? (
          <p>
            <Link className={buttonClass()} to="/dealers?service=service">
              Book a service <span className="visually-hidden">for your {bike.title}</span>
            </Link>
          </p>
        ) : null}
      </div>
    </div>
    <BikeWays bike={bike} />
    <Details bike={bike} />
  </section>
)

const factsOf = ({ size, colour, serialNumber, deliveredOn, warranty, serviceDueOn }: MemberBike) => [
  { term: 'Size and colour', details: `${size}, ${colour}` },
  { term: 'Serial number', details: serialNumber ?? 'Assigned when it’s built' },
  ...(deliveredOn ? [{ term: 'Yours since', details: <DateText date={deliveredOn} /> }] : []),
  ...(warranty
    ? [
        {
          term: warranty.isCovered ? 'Warranty until' : 'Warranty ended on',
          details: <DateText date={warranty.until} />,
        },
      ]
    : []),
  ...(deliveredOn && serviceDueOn
    ? [{ term: 'Service due', details: <DateText date={serviceDueOn} /> }]
    : []),
]

/** What has to be loaded for a bike. It comes at once, so that nothing moves; what can't be loaded is left out. */
function Details({ bike }: { bike: MemberBike }) {
  const { http } = usePlatform()
  const orders = useQuery(ordersOfBikes(http))
  const orderId = orders.data?.get(bike.id) ?? null
  const order = useQuery({ ...orderById(http, String(orderId)), enabled: orderId !== null })
  const model = useQuery(bikeModel(http, bike.slug))
  if ([orders, order, model].some(({ isLoading }) => isLoading)) return <Waiting />
  return (
    <>
      {bike.deliveredOn ? <BikeService bike={bike} /> : null}
      {model.data ? <PartList bike={bike} model={model.data} /> : null}
      {bike.deliveredOn ? <FittingParts bike={bike} /> : null}
      {order.data ? <BikeHistory bike={bike} order={order.data} /> : null}
    </>
  )
}
