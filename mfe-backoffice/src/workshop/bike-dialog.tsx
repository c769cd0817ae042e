import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Badge, Button, DateText, DefinitionList, Dialog, Icon, QueryView, Skeleton } from '@nireeka/ui'

import { BikeColour } from './bike-look.tsx'
import { Promised } from './promised.tsx'
import { bikeById, type Bike, type Build } from './workshop.api.ts'
import styles from './workshop.module.css'

interface Props {
  bike: Bike
  isPrinting: boolean
  onPrint: () => void
  onClose: () => void
}

/** A bike with all of its parts. */
export function BikeDialog({ bike, isPrinting, onPrint, onClose }: Props) {
  const { http } = usePlatform()
  const query = useQuery(bikeById(http, bike.id))
  return (
    <Dialog
      title={`${bike.bike.title}, ${bike.size}`}
      description={`Order ${bike.order.number}, ${bike.customer}`}
      onClose={onClose}
      actions={
        <Button tone="secondary" isBusy={isPrinting} onClick={onPrint}>
          <Icon name="download" /> Build sheet
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={8} />}
        failed="Its parts can’t be shown right now"
      >
        {(build) => <Parts build={build} />}
      </QueryView>
    </Dialog>
  )
}

const Parts = ({ build }: { build: Build }) => (
  <DefinitionList
    items={[
      { term: 'Colour', details: <BikeColour colour={build.colour} /> },
      {
        term: 'Promised',
        details: (
          <span className={styles.colour}>
            {build.promisedOn === null ? null : <DateText date={build.promisedOn} />}{' '}
            <Promised bike={build} />
          </span>
        ),
      },
      ...(build.serialNumber === null ? [] : [{ term: 'Serial number', details: build.serialNumber }]),
      ...slotsOf(build).map(([slot, parts]) => ({
        term: slot,
        details: parts.map(({ title, isStandard }) => (
          <span key={title} className={styles.part}>
            {title} {isStandard ? null : <Badge tone="info">Chosen</Badge>}{' '}
            {build.shortParts.includes(title) ? <Badge tone="danger">Short</Badge> : null}
          </span>
        )),
      })),
    ]}
  />
)

/** Returns the parts by the titles of their slots, in the order of the slots. */
function slotsOf({ parts }: Build) {
  const slots = new Map<string, Build['parts']>()
  for (const part of parts) slots.set(part.slot, [...(slots.get(part.slot) ?? []), part])
  return [...slots]
}
