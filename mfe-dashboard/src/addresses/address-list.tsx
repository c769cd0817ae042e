import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Badge, Button } from '@nireeka/ui'

import type { SavedAddress } from './address.ts'
import { ADDRESSES_KEY, deleteAddress } from './addresses.api.ts'
import styles from './addresses.module.css'

interface Props {
  addresses: SavedAddress[]
  onEdit: (id: number) => void
}

/** The addresses, the one that was used last first. */
export const AddressList = ({ addresses, onEdit }: Props) => (
  <ul className={styles.rows} aria-label="Your addresses">
    {addresses.map((address, place) => (
      <li key={address.id} className={styles.row}>
        <address className={styles.address}>
          {address.lines.map((line, at) => (
            // The index is the key, because a street may have the same name as its city.
            <span key={at}>{line}</span>
          ))}
          {address.address.phone ? <span>{address.address.phone}</span> : null}
        </address>
        {place === 0 ? (
          <p className={styles.used}>
            <Badge>Used last</Badge>
          </p>
        ) : null}
        <p className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => onEdit(address.id)}>
            Edit <Which address={address} />
          </Button>
          <Delete address={address} />
        </p>
      </li>
    ))}
  </ul>
)

const Which = ({ address: { lines } }: { address: SavedAddress }) => (
  <span className="visually-hidden">the address {lines.slice(0, 2).join(', ')}</span>
)

/** Deletes an address. Orders have their own copy of it. */
function Delete({ address }: { address: SavedAddress }) {
  const { http, confirm, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deleteAddress(http, address.id),
    onSuccess: () => {
      notify('success', 'Address deleted.')
      return queries.invalidateQueries({ queryKey: ADDRESSES_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(CONFIRMATIONS.deleteAddress)) deletion.mutate()
  }
  return (
    <Button
      tone="quiet"
      size="small"
      className={styles.delete}
      isBusy={deletion.isPending}
      onClick={() => void ask()}
    >
      Delete <Which address={address} />
    </Button>
  )
}
