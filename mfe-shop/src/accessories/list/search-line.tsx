import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import type { FormEvent } from 'react'

import { HiddenFields } from './hidden-fields.tsx'
import styles from './list.module.css'
import { LIST_PATH, type ListParams, listPath } from './list-params.ts'

interface Props {
  /** The form's id, by which the sort select beside the results belongs to this form. */
  id: string
  params: ListParams
}

export function SearchLine({ id, params }: Props) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    void navigate(listPath(params, { q: q || undefined }))
  }
  return (
    <form id={id} role="search" action={LIST_PATH} method="get" className={styles.search} onSubmit={search}>
      <HiddenFields params={params} except={['q', 'sort']} />
      <Field label="Search accessories">
        <TextInput
          key={params.q ?? ''}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={params.q ?? ''}
          placeholder="Lock, rain, charger …"
        />
      </Field>
      <Button type="submit" tone="secondary">
        Search
      </Button>
    </form>
  )
}
