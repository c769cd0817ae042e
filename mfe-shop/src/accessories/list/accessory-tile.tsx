import { Link } from '@nireeka/kit/router'
import {
  Button,
  buttonClass,
  Card,
  cardLinkClass,
  ColourLinks,
  firstScreen,
  Picture,
  Price,
  Rating,
} from '@nireeka/ui'
import { useState } from 'react'

import type { AccessoryCard } from '../accessories.api.ts'
import { beginsAtPrice } from '../begins-at-price.ts'
import { ColourDots } from '../colour-dots.tsx'
import { swatchOf } from '../colours.ts'
import { pathInColour, shownColour } from '../pictured-colour.ts'
import { useAdding } from '../product/use-adding.ts'
import { StockBadge } from '../stock-badge.tsx'
import { firstSentence } from './first-sentence.ts'
import styles from './tile.module.css'

const SIZES = '(width < 40rem) 50vw, (width < 70rem) 33vw, 20rem'

/** How many tiles are on the first screen: one row. */
const FIRST_SCREEN = { phone: 2, wide: 3 }

interface Props {
  item: AccessoryCard
  /** The tile's place in the list, from 0. */
  index: number
  /** The colour that the list is filtered by. */
  colour?: string
}

/**
 * A product's card. Its picture, text, colours, price and button are rows that all cards beside it share, even where
 * one is empty.
 */
export function AccessoryTile({ item, index, colour }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = shownColour(item, chosen, colour)
  return (
    <Card
      as="li"
      look="plain"
      picture={
        <div className={item.availability === 'out_of_stock' ? styles.soldOut : undefined}>
          <Picture
            src={shown?.image ?? item.image}
            alt={chosen ? `${item.title}, ${chosen}` : ''}
            sizes={SIZES}
            // The current picture stays until the one in the new colour is loaded.
            {...(chosen === null ? firstScreen(index, FIRST_SCREEN) : { isPriority: true })}
          />
        </div>
      }
    >
      <div className={styles.about}>
        <h2 className={styles.title} id={titleId(item)}>
          <Link className={cardLinkClass} to={pathInColour(item, shown)}>
            {item.title}
          </Link>
        </h2>
        <Rating value={item.rating} count={item.ratingCount} />
        <p className={styles.benefit}>{firstSentence(item.description)}</p>
      </div>
      <div className={styles.colours}>
        {item.pictured.length > 1 ? (
          <ColourLinks
            label={`Colours of the ${item.title}`}
            colours={item.pictured.map((each) => ({
              name: each.name,
              swatch: swatchOf(each.name),
              link: <Link to={pathInColour(item, each)} />,
            }))}
            shown={shown?.name}
            onChoose={setChosen}
          />
        ) : (
          <ColourDots colours={item.colours} />
        )}
      </div>
      <p className={styles.price}>
        <span>
          {beginsAtPrice(item) ? <span className={styles.from}>from </span> : null}
          <Price dollars={item.price} />
        </span>
        {item.availability === 'in_stock' ? null : <StockBadge item={item} />}
      </p>
      <Action item={item} />
    </Card>
  )
}

const titleId = ({ id }: AccessoryCard) => `accessory-${id}`

function Action({ item }: { item: AccessoryCard }) {
  const { isAdding, add } = useAdding()
  if (item.hasVariants || item.availability === 'out_of_stock') {
    // The whole card is the link; the button-like text is only styled and isn't a second link.
    return (
      <span className={buttonClass({ tone: 'secondary', size: 'small', isWide: true })} aria-hidden="true">
        {item.availability === 'out_of_stock' ? 'Tell me when it’s back' : 'Choose'}
      </span>
    )
  }
  return (
    <Button
      tone="secondary"
      size="small"
      isWide
      isBusy={isAdding}
      aria-describedby={titleId(item)}
      onClick={() => add(item)}
    >
      Add to cart
    </Button>
  )
}
