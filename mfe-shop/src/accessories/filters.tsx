import { formatNumber } from '@nireeka/contracts'
import type { AccessoriesData } from '@nireeka/contracts/api'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, ChipLink, ChipList, Field, TextInput } from '@nireeka/ui'
import type { FormEvent } from 'react'

import styles from './accessories.module.css'
import { SortBy } from './sort-by.tsx'
import { CATEGORY_NAMES, LIST_PATH, type Wish, wishPath } from './wish.ts'

interface Props {
  wish: Wish
  categories: AccessoriesData['categories']
  total: number
}

export function Filters({ wish, categories, total }: Props) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    void navigate(wishPath(wish, { q: q || undefined }))
  }
  return (
    <section className={styles.filters} aria-label="Narrow the list">
      <form role="search" action={LIST_PATH} method="get" className={styles.search} onSubmit={search}>
        {wish.category ? <input type="hidden" name="category" value={wish.category} /> : null}
        <Field label="Search accessories">
          <TextInput type="search" name="q" defaultValue={wish.q ?? ''} placeholder="Lock, rain, charger …" />
        </Field>
        <Button type="submit" tone="secondary">
          Search
        </Button>
        <div className={styles.sort}>
          <Field label="Sort by">
            <SortBy sort={wish.sort} onChoose={(sort) => void navigate(wishPath(wish, { sort }))} />
          </Field>
        </div>
      </form>
      <div className={styles.narrowed}>
        <ChipList label="Categories">
          <ChipLink
            link={<Link to={wishPath(wish, { category: undefined })} />}
            label="All"
            isCurrent={!wish.category}
          />
          {categories.map(({ category, count }) => (
            <ChipLink
              key={category}
              link={<Link to={wishPath(wish, { category })} />}
              label={CATEGORY_NAMES[category] ?? category}
              count={count}
              isCurrent={wish.category === category}
            />
          ))}
        </ChipList>
        <p role="status" className={styles.total}>
          {total === 1 ? '1 accessory' : `${formatNumber(total)} accessories`}
          {wish.q ? ` for “${wish.q}”` : ''}
        </p>
      </div>
    </section>
  )
}
