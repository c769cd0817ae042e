import { type CartLine, DESCRIPTION_PREVIEW_LENGTH } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, Picture, Price, QuantityStepper } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import styles from './cart-modal.module.css'

interface Props {
  line: CartLine
  close: () => void
}

export function CartLineRow({ line, close }: Props) {
  const { platform } = useShell()
  const { status } = useStream(platform.session$)
  // A guest's minus at 1 removes the line; a member's does nothing there (spec, section 4: cart).
  const min = status === 'member' ? 1 : 0
  return (
    <li className={styles.line}>
      <Picture src={line.image} alt="" sizes="96px" />
      <div>
        <strong>{line.title}</strong>
        <p>{preview(line.description)}</p>
        {line.bikeSlug ? (
          <Link to={editPath(line)} onClick={close}>
            Edit
          </Link>
        ) : null}
      </div>
      <QuantityStepper
        label={`Quantity of ${line.title}`}
        value={line.count}
        min={min}
        onChange={(count) => void platform.cart.setCount(line.id, count)}
      />
      <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
      <Button tone="quiet" size="small" onClick={() => void platform.cart.remove(line.id)}>
        Remove <span className="visually-hidden">{line.title}</span>
      </Button>
    </li>
  )
}

const preview = (text: string) =>
  text.length > DESCRIPTION_PREVIEW_LENGTH ? `${text.slice(0, DESCRIPTION_PREVIEW_LENGTH)}…` : text

/** A bike's line opens the configurator in mode CECM, an upgrade's in CEUM. */
const editPath = ({ bikeSlug, orderBikeId, id }: CartLine) =>
  orderBikeId === null
    ? `/configurator/${bikeSlug}?cartID=${id}&mode=CECM`
    : `/configurator/${bikeSlug}?orderBikeID=${orderBikeId}&cartID=${id}&mode=CEUM`
