import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Combobox, Field, QueryView, Skeleton, type Suggestions } from '@nireeka/ui'
import { useState } from 'react'

import { FormDialog } from '../../dialog/form-dialog.tsx'
import type { Customer } from '../customer.api.ts'
import styles from '../customers.module.css'
import { membersCalled, mergePreview } from './merge.api.ts'
import { MergeForm } from './merge-form.tsx'

interface Props {
  customer: Customer
  onClose: () => void
}

/** Asks into which other account a member's account is merged, shows both, and merges. */
export const MergeDialog = ({ customer, onClose }: Props) => (
  <FormDialog
    title={`Merge ${customer.name} into another account`}
    description={`The account of ${customer.email} will be closed, and everything in it moves to the other one. Both addresses get an email. This can’t be undone.`}
    onClose={onClose}
  >
    {(leave) => <Choice customer={customer} leave={leave} />}
  </FormDialog>
)

function Choice({ customer, leave }: { customer: Customer; leave: () => void }) {
  const { http } = usePlatform()
  const [search, setSearch] = useState('')
  const [intoId, setIntoId] = useState<number | null>(null)
  const words = search.trim()
  const { data: found } = useQuery(membersCalled(http, words))
  const others = found?.filter(({ id, isMerged }) => id !== customer.id && !isMerged)
  const suggestions: Suggestions =
    others && words.length > 1
      ? {
          status: 'ready',
          groups: [
            {
              items: others
                .slice(0, 8)
                .map(({ id, name, email }) => ({ key: id, label: `${name} (${id})`, details: email })),
            },
          ],
        }
      : { status: 'none' }
  return (
    <div className={styles.part}>
      <Field label="The account that stays">
        <Combobox
          value={search}
          onValueChange={setSearch}
          placeholder="Name, email or order"
          autoComplete="off"
          suggestions={suggestions}
          onChoose={({ key }) => setIntoId(Number(key))}
          empty="No other customer found."
        />
      </Field>
      {intoId === null ? null : <Both key={intoId} id={customer.id} intoId={intoId} leave={leave} />}
    </div>
  )
}

function Both({ id, intoId, leave }: { id: number; intoId: number; leave: () => void }) {
  const { http } = usePlatform()
  const query = useQuery(mergePreview(http, id, intoId))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton kind="text" lines={8} />}
      failed="These accounts can’t be shown right now"
    >
      {(preview) => <MergeForm preview={preview} leave={leave} />}
    </QueryView>
  )
}
