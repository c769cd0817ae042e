import { type CartLine, DESCRIPTION_PREVIEW_LENGTH } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, Picture, Price, QuantityStepper } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import styles from './cart-modal.module.css'

interface Props {
  line: CartLine
  close: () => void
  /** Called when the shopper takes the line out. */
  onTake: (line: CartLine) => void
}

export function CartLineRow({ line, close, onTake }: Props) {
  const { platform } = useShell()
  const { status } = useStream(platform.session$)
  // A guest's minus at 1 removes the line; a member's does nothing there (spec, section 4: cart).
  const min = status === 'member' ? 1 : 0

  function setCount(count: number) {
    if (count < 1) onTake(line)
    void platform.cart.setCount(line.id, count)
  }

  function remove() {
    onTake(line)
    void platform.cart.remove(line.id)
  }

  return (
    <li className={styles.line}>
      <Picture src={line.image} alt="" sizes="6rem" />
      <strong className={styles.title}>{line.title}</strong>
      <span className={styles.price}>
        <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
      </span>
      <p className={styles.preview}>{preview(line.description)}</p>
      <div className={styles.controls}>
        <QuantityStepper
          label={`Quantity of ${line.title}`}
          value={line.count}
          min={min}
          onChange={setCount}
        />
        {line.bikeSlug ? (
          <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={editPath(line)} onClick={close}>
            Edit
          </Link>
        ) : null}
        <Button tone="quiet" size="small" onClick={remove}>
          Remove <span className="visually-hidden">{line.title}</span>
        </Button>
      </div>
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
