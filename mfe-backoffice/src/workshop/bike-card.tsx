import { Link } from '@nireeka/kit/router'
import { Badge, Button, buttonClass, DateText } from '@nireeka/ui'

import type { Selection } from '../list/use-selection.ts'
import { BikeColour, nameOf } from './bike-look.tsx'
import { Promised } from './promised.tsx'
import { moveLabel } from './stage-texts.ts'
import type { BoardActions } from './use-board-actions.ts'
import type { Bike } from './workshop.api.ts'
import styles from './workshop.module.css'

interface Props {
  bike: Bike
  selection: Selection<Bike>
  actions: Pick<BoardActions, 'open' | 'move'>
  /** Whether this bike is being moved. */
  isMoving: boolean
}

/** A bike on the board: what it is, when it is promised, and the buttons that move it. */
export function BikeCard({ bike, selection, actions, isMoving }: Props) {
  const { id, version, order, customer, size, promisedOn, shortParts, serialNumber } = bike
  const isSelected = selection.has(id)
  const reason = selection.reasonOf(id)
  return (
    <li className={styles.card} data-row={id} data-version={version} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={`Select ${nameOf(bike)}`}
            checked={isSelected}
            onChange={() => selection.set([bike], !isSelected)}
          />
        </label>
        <span>
          <Link className={styles.number} to={`/backoffice/orders/${order.id}`}>
            {order.number}
          </Link>{' '}
          {customer}
        </span>
        <Promised bike={bike} />
      </div>
      <button type="button" className={styles.title} data-row-focus onClick={() => actions.open(bike)}>
        {bike.bike.title}, {size}
      </button>
      <p className={styles.details}>
        <BikeColour colour={bike.colour} />
        <span className={styles.quiet}>
          {promisedOn === null ? (
            'No date promised'
          ) : (
            <>
              Promised <DateText date={promisedOn} format="dayOfYear" />
            </>
          )}
          {order.bikes > 1 ? `, ${order.built} of ${order.bikes} bikes built` : ''}
          {serialNumber === null ? '' : `, ${serialNumber}`}
        </span>
      </p>
      {shortParts.map((part) => (
        <Badge key={part} tone="danger">
          Short: {part}
        </Badge>
      ))}
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      <MoveButtons bike={bike} actions={actions} isMoving={isMoving} />
    </li>
  )
}

/** The buttons that move a bike to the stages that follow. */
export const MoveButtons = ({
  bike,
  actions,
  isMoving,
}: Omit<Props, 'selection' | 'actions'> & { actions: Pick<BoardActions, 'move'> }) => (
  <div className={styles.buttons}>
    {bike.nextStages.map((to, at) => (
      <Button
        key={to}
        size="small"
        tone={at === 0 && bike.stage !== 'built' ? 'primary' : 'secondary'}
        isBusy={isMoving}
        onClick={() => actions.move(bike, to)}
      >
        {moveLabel(bike.stage, to)}
      </Button>
    ))}
    {bike.stage === 'built' && bike.order.status !== 'shipped' ? (
      <Link
        className={buttonClass({
          size: 'small',
          tone: bike.order.status === 'ready_to_ship' ? 'primary' : 'secondary',
        })}
        to={`/backoffice/orders/${bike.order.id}`}
      >
        {bike.order.status === 'ready_to_ship' || bike.order.status === 'partly_shipped'
          ? 'Ship order'
          : 'View order'}
        <span className="visually-hidden"> {bike.order.number}</span>
      </Link>
    ) : null}
  </div>
)
