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
import { firstSentence } from '@nireeka/ui/first-sentence'
import { useState } from 'react'

import type { AccessoryCard } from '../accessories.api.ts'
import { beginsAtPrice } from '../begins-at-price.ts'
import { ColourDots } from '../colour-dots.tsx'
import { swatchOf } from '../colours.ts'
import { pathInColour, shownColour } from '../pictured-colour.ts'
import { useAdding } from '../product/use-adding.ts'
import { StockBadge } from '../stock-badge.tsx'
import styles from './tile.module.css'

const SIZES = '(width < 40rem) 50vw, (width < 60rem) 33vw, 22rem'

/** How many tiles are on the first screen: one row. */
const FIRST_SCREEN = { phone: 2, wide: 3 }

interface Props {
  item: AccessoryCard
  /** The tile's place in the list, from 0. */
  index: number
  /** The colour that the list is filtered by. */
  colour?: string
  /** The level of its title: h3 below a heading of its own. */
  heading?: 'h2' | 'h3'
}

/** The class of a list of tiles, which share their rows. Its own row gap has to be zero. */
export const tilesClass = styles.tiles

/**
 * A product's card. Its picture, colours, words and button are rows that all cards beside it share.
 */
export function AccessoryTile({ item, index, colour, heading: Heading = 'h2' }: Props) {
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
      <div className={styles.colours}>
        <Colours item={item} shown={shown} onChoose={setChosen} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title} id={titleId(item)}>
          <Link className={cardLinkClass} to={pathInColour(item, shown)}>
            {item.title}
          </Link>
        </Heading>
        <p className={styles.price}>
          <span>
            {beginsAtPrice(item) ? <span className={styles.from}>from </span> : null}
            <Price dollars={item.price} />
          </span>
          {item.availability === 'in_stock' ? null : <StockBadge item={item} />}
        </p>
        <Rating value={item.rating} count={item.ratingCount} />
        <p className={styles.benefit}>{firstSentence(item.description)}</p>
      </div>
      <Action item={item} />
    </Card>
  )
}

interface ColoursProps {
  item: AccessoryCard
  shown: ReturnType<typeof shownColour>
  onChoose: (colour: string) => void
}

/** The colours below the picture, which they change. */
const Colours = ({ item, shown, onChoose }: ColoursProps) =>
  item.pictured.length > 1 ? (
    <ColourLinks
      label={`Colours of the ${item.title}`}
      colours={item.pictured.map((each) => ({
        name: each.name,
        swatch: swatchOf(each.name),
        link: <Link to={pathInColour(item, each)} />,
      }))}
      shown={shown?.name}
      onChoose={onChoose}
    />
  ) : (
    <ColourDots colours={item.colours} />
  )

const titleId = ({ id }: AccessoryCard) => `accessory-${id}`

function Action({ item }: { item: AccessoryCard }) {
  const { isAdding, add } = useAdding()
  if (item.hasVariants || item.availability === 'out_of_stock') {
    // The whole card is the link; the text below looks like one and isn't a second link.
    return (
      <span className={buttonClass({ tone: 'secondary', size: 'small', isWide: true })} aria-hidden="true">
        {item.availability === 'out_of_stock' ? 'Tell me when it’s back' : 'Choose options'}
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
