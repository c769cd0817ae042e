import { type Address, writeAddress } from '../address.ts'
import type { Entry } from '../collection.ts'
import { OWN_PAGE } from '../own-page.ts'
import styles from './sheet.module.css'

interface Props {
  entry: Entry | undefined
  address: Address
}

/** All states of a component, one below the other, or a single one. */
export function Sheet({ entry, address }: Props) {
  if (!entry) return <p className={styles.nothing}>There is no component of this name.</p>
  const Alone = address.state === null ? undefined : entry.stories[address.state]
  if (Alone) return <Alone />
  return (
    <main className={styles.sheet} data-layers={entry.isLayer || undefined}>
      <h1 className="visually-hidden">{entry.title}</h1>
      {Object.entries(entry.stories).map(([state, Story]) => (
        <section key={state} className={styles.state}>
          <h2 className={styles.name}>{state}</h2>
          {entry.isLayer ? <Layer entry={entry} address={{ ...address, state }} /> : <Story />}
        </section>
      ))}
    </main>
  )
}

/** A frame as its own screen, for a component that covers the screen. */
const Layer = ({ entry, address }: { entry: Entry; address: Address }) => (
  <iframe
    className={styles.layer}
    title={`${entry.title}: ${address.state}`}
    sandbox={OWN_PAGE}
    src={writeAddress(address)}
    height={600}
  />
)
