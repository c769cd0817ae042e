import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import type { FormEvent } from 'react'

import { KeptFields } from './kept-fields.tsx'
import styles from './list.module.css'
import { LIST_PATH, type Wish, wishPath } from './wish.ts'

interface Props {
  /** The sort beside the results is sent with this form. */
  id: string
  wish: Wish
}

export function SearchLine({ id, wish }: Props) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    void navigate(wishPath(wish, { q: q || undefined }))
  }
  return (
    <form id={id} role="search" action={LIST_PATH} method="get" className={styles.search} onSubmit={search}>
      <KeptFields wish={wish} except={['q', 'sort']} />
      <Field label="Search accessories">
        <TextInput
          key={wish.q ?? ''}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={wish.q ?? ''}
          placeholder="Lock, rain, charger …"
        />
      </Field>
      <Button type="submit" tone="secondary">
        Search
      </Button>
    </form>
  )
}
