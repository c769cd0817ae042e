import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Badge, Button, Icon } from '@nireeka/ui'

import type { SavedAddress } from './address.ts'
import { ADDRESSES_KEY, deleteAddress } from './addresses.api.ts'
import styles from './addresses.module.css'

interface Props {
  addresses: SavedAddress[]
  onEdit: (id: number) => void
  onAdd: () => void
}

/** The addresses as cards, first the one that was used last, which is marked among several, and a tile that adds another. */
export const AddressList = ({ addresses, onEdit, onAdd }: Props) => (
  <ul className={styles.cards} aria-label="Your addresses">
    {addresses.map((saved, place) => (
      <li key={saved.id} className={styles.card}>
        <Head address={saved} isUsedLast={place === 0 && addresses.length > 1} />
        <address className={styles.address}>
          {saved.lines.slice(1).map((line, at) => (
            // The index is the key, because a street may have the same name as its city.
            <span key={at}>{line}</span>
          ))}
          {saved.address.phone ? <span className={styles.phone}>{saved.address.phone}</span> : null}
        </address>
        <p className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => onEdit(saved.id)}>
            Edit <Which address={saved} />
          </Button>
          <Delete address={saved} />
        </p>
      </li>
    ))}
    <li className={styles.tile}>
      <button type="button" className={styles.add} onClick={onAdd}>
        <Icon name="plus" /> Add an address
      </button>
    </li>
  </ul>
)

/** The name, which is the first line of an address, and whether checkout suggests this address. */
const Head = ({ address: { lines }, isUsedLast }: { address: SavedAddress; isUsedLast: boolean }) => (
  <div className={styles.cardHead}>
    <h3 className={styles.name}>{lines[0]}</h3>
    {isUsedLast ? <Badge tone="accent">Used last</Badge> : null}
  </div>
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
      tone="secondary"
      size="small"
      className={styles.delete}
      isBusy={deletion.isPending}
      onClick={() => void ask()}
    >
      Delete <Which address={address} />
    </Button>
  )
}
