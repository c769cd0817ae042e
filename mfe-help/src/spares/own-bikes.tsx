import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList, FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { type AskedBike, type MyBike, myBikePath, myBikes } from './my-bike.api.ts'

/** The member's own bikes, of which one can be chosen. */
export function OwnBikes({ asked }: { asked: AskedBike | null }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(myBikes(http))}
      skeleton={<Skeleton kind="text" lines={1} />}
      failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
    >
      {(bikes) =>
        bikes.length === 0 ? null : (
          <ChipList label="Your bikes">
            {bikes.map((bike) => (
              <ChipLink
                key={bike.id}
                label={nameOf(bike)}
                link={<Link to={myBikePath({ orderBikeId: String(bike.id) })} />}
                isCurrent={isAsked(asked, bike)}
              />
            ))}
          </ChipList>
        )
      }
    </QueryView>
  )
}

const nameOf = ({ title, size, serialNumber, orderId }: MyBike) =>
  [`${title}, ${size}`, serialNumber ?? (orderId ? `order ${orderId}` : null)].filter(Boolean).join(' · ')

const isAsked = (asked: AskedBike | null, { id, serialNumber }: MyBike) =>
  asked !== null && ('serial' in asked ? asked.serial === serialNumber : asked.orderBikeId === String(id))
