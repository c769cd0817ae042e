import { formatDate } from '@nireeka/contracts'
import { Button, type Column, DataTable, Price } from '@nireeka/ui'
import { useState } from 'react'

import { Below } from '../../below.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import type { Product, Variant } from '../product.api.ts'
import { StatusBadge, Stock } from '../products-list.tsx'
import styles from '../products.module.css'
import { VariantDialog } from './variant-dialog.tsx'
import { VariantPrice } from './variant-price.tsx'

/** Returns what a variant is of its product: "M, Pine". */
export const optionsOf = ({ options }: Pick<Variant, 'options'>) =>
  options.map(({ value }) => value).join(', ')

/** What shoppers choose of a product. */
export function Variants({ product }: { product: Product }) {
  const [editing, setEditing] = useState<Variant | 'new' | null>(null)
  const [pricing, setPricing] = useState<number | null>(null)
  const priced = product.variants.find(({ id }) => id === pricing)
  const columns: Array<Column<Variant>> = [
    {
      header: 'Variant',
      cell: (variant) => (
        <span className={styles.words}>
          {optionsOf(variant)}
          {variant.number === null ? null : <Below>{variant.number}</Below>}
        </span>
      ),
    },
    { header: 'Status', cell: ({ isPublished }) => <StatusBadge isPublished={isPublished} /> },
    { header: 'Stock', cell: ({ stock }) => <Stock stock={stock} />, align: 'end' },
    { header: 'Price', cell: (variant) => <VariantCost variant={variant} />, align: 'end' },
    {
      header: 'Actions',
      cell: (variant) => (
        <span className={styles.row}>
          <Button
            size="small"
            tone="quiet"
            aria-label={`Edit ${optionsOf(variant)}`}
            onClick={() => setEditing(variant)}
          >
            Edit
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={`Price of ${optionsOf(variant)}`}
            onClick={() => setPricing(variant.id)}
          >
            Price
          </Button>
        </span>
      ),
    },
  ]
  return (
    <EditSection heading="Variants" lead="Sizes, colours or plugs, each with its own price and stock.">
      {product.variants.length > 0 ? (
        <DataTable
          caption="Variants, their prices and stock"
          isCaptionHidden
          columns={columns}
          rows={product.variants}
          rowKey={({ id }) => id}
          empty=""
          isStacked
        />
      ) : null}
      <p className={styles.row}>
        <Button size="small" tone="secondary" onClick={() => setEditing('new')}>
          Add a variant
        </Button>
      </p>
      {editing === null ? null : (
        <VariantDialog
          // Another one may be opened while this one is still leaving the screen.
          key={editing === 'new' ? 0 : editing.id}
          product={product}
          variant={editing === 'new' ? null : editing}
          onClose={() => setEditing((now) => (now === editing ? null : now))}
        />
      )}
      {priced ? <VariantPrice product={product} variant={priced} onClose={() => setPricing(null)} /> : null}
    </EditSection>
  )
}

const VariantCost = ({ variant: { price, prices } }: { variant: Variant }) => {
  const [next] = prices.planned
  return (
    <span className={styles.words}>
      <Price dollars={price} />
      {next ? (
        <Below>
          <Price dollars={next.price} /> from {formatDate(next.beginsAt, 'day')}
        </Below>
      ) : null}
    </span>
  )
}
