import { type CartLine, lineSum } from '@nireeka/contracts'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { useEffect, useRef } from 'react'

import { Button, buttonClass } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { QuantityStepper } from '../form/quantity-stepper.tsx'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './cart.module.css'
import { CartDelivery } from './cart-delivery.tsx'
import { choicesOf, nameOf, preview } from './cart-line-texts.ts'
import { CartParts } from './cart-parts.tsx'
import { LayeredPicture } from './layered-picture.tsx'
import { Price } from './price.tsx'

const MAX_COUNT = 99
/** The width of the pictures on the cart's own page. */
const PAGE_SIZES = '(width < 40rem) 6rem, 12rem'

interface Props {
  line: CartLine
  /**
   * The smallest count: 0 for guests, whose minus at 1 removes the line; 1 for members, whose minus does nothing there
   * (spec, section 4: cart).
   */
  min: 0 | 1
  /** Set when the line was just restored: it takes the focus. */
  isBack?: boolean
  /** Whether all parts of a bike are shown, and no description; otherwise its preview (spec, section 9). */
  isWhole?: boolean
  linkTo: (path: string) => LinkElement
  onCount: (count: number) => void
  onRemove: () => void
}

/** One line of a cart, in the drawer and on the cart page. */
export function CartLineRow({ line, min, isBack = false, isWhole = false, ...does }: Props) {
  const { linkTo, onCount, onRemove } = does
  const canBeHad = isToBeHad(line)
  const remove = useRef<HTMLButtonElement>(null)

  // Moves the focus here after Undo, whose button was removed.
  useEffect(() => {
    if (isBack) remove.current?.focus()
  }, [isBack])

  return (
    <li className={styles.line}>
      <LinePicture line={line} isWhole={isWhole} />
      <Title line={line} linkTo={linkTo} />
      <span className={styles.price}>{canBeHad ? <Sum {...line} /> : null}</span>
      <About line={line} isWhole={isWhole} />
      {line.notice ? <Notice line={line} /> : null}
      {line.warning && canBeHad ? <Warning text={line.warning} /> : null}
      <div className={styles.controls}>
        {canBeHad && !isUpgrade(line) ? (
          <QuantityStepper
            label={`Quantity of ${line.title}`}
            value={line.count}
            min={min}
            max={MAX_COUNT}
            isTyped
            onChange={onCount}
          />
        ) : null}
        <span className={styles.ways}>
          {line.bikeSlug ? <Edit line={line} linkTo={linkTo} /> : null}
          <Button ref={remove} tone="quiet" size="small" onClick={onRemove}>
            Remove <span className="visually-hidden">{line.title}</span>
          </Button>
        </span>
      </div>
    </li>
  )
}

/** The product, or a bike with the extras that were chosen for it. */
const LinePicture = ({ line: { image, build }, isWhole }: Pick<Props, 'line' | 'isWhole'>) => (
  <LayeredPicture
    src={image}
    alt=""
    sizes={isWhole ? PAGE_SIZES : '8rem'}
    layers={layersOf(image, build?.partIds ?? [])}
  />
)

/** What was chosen, what it is, and when it arrives. */
const About = ({ line, isWhole }: Pick<Props, 'line' | 'isWhole'>) => (
  <div className={styles.about}>
    {line.choices?.length ? <p className={styles.choices}>{choicesOf(line.choices)}</p> : null}
    <Description line={line} isWhole={isWhole} />
    <CartDelivery line={line} />
  </div>
)

/** On the cart's page a product isn't described again, because whoever chose it has read it. */
function Description({ line, isWhole }: Pick<Props, 'line' | 'isWhole'>) {
  if (isWhole && line.build) return <CartParts text={line.description} />
  if (isWhole && line.bikeSlug === null) return null
  return <p className={styles.preview}>{isWhole ? line.description : preview(line.description)}</p>
}

const Notice = ({ line }: Pick<Props, 'line'>) => (
  <p className={styles.notice}>
    <Icon name={isToBeHad(line) ? 'info' : 'danger'} />
    {line.notice}
  </p>
)

/** What the law of the country of delivery says about a bike: it is told, and doesn't hinder an order. */
const Warning = ({ text }: { text: string }) => (
  <p className={classNames(styles.notice, styles.warning)}>
    <Icon name="info" />
    {text}
  </p>
)

const Title = ({ line, linkTo }: Pick<Props, 'line' | 'linkTo'>) => {
  const path = pathOf(line)
  const name = nameOf(line)
  const title =
    name === line.title ? (
      name
    ) : (
      <>
        {name}
        <span className="visually-hidden">{line.title.slice(name.length)}</span>
      </>
    )
  return (
    <strong className={styles.title}>
      {path ? fillLink(linkTo(path), { className: styles.link, children: title }) : title}
    </strong>
  )
}

/** The link to the configurator; it is emphasised for a bike that can no longer be built. */
const Edit = ({ line, linkTo }: Pick<Props, 'line' | 'linkTo'>) =>
  fillLink(linkTo(editPath(line)), {
    className: buttonClass({ tone: isToBeHad(line) ? 'quiet' : 'secondary', size: 'small' }),
    children: (
      <>
        Edit <span className="visually-hidden">{line.title}</span>
      </>
    ),
  })

const Sum = (line: CartLine) => (
  <>
    <Price dollars={lineSum(line)} />
    {line.count > 1 ? (
      <small className={styles.each}>
        <Price dollars={line.price} /> each
      </small>
    ) : null}
  </>
)

const isToBeHad = ({ problem }: CartLine) => problem !== 'gone' && problem !== 'sold_out'

/** Returns whether the line is upgrades for an owned bike, which are always bought once. */
const isUpgrade = ({ orderBikeId }: CartLine) => orderBikeId !== null

const PRODUCT_PATHS: Readonly<Record<string, string>> = {
  accessory: '/shop/accessories',
  spare: '/shop/spares',
}

/** Returns the path of the product's page; null for a bike, whose line leads to its build. */
function pathOf({ kind = '', productId, problem }: CartLine) {
  const path = PRODUCT_PATHS[kind]
  return path && problem !== 'gone' ? `${path}/${productId}` : null
}

/** Returns the configurator's path for a line: mode CECM for a bike, CEUM for upgrades. */
const editPath = ({ bikeSlug, orderBikeId, id }: CartLine) =>
  orderBikeId === null
    ? `/configurator/${bikeSlug}?cartID=${id}&mode=CECM`
    : `/configurator/${bikeSlug}?orderBikeID=${orderBikeId}&cartID=${id}&mode=CEUM`
