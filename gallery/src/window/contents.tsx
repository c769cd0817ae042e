import { Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { type Address, writeAddress } from '../address.ts'
import type { Entry } from '../collection.ts'
import styles from './contents.module.css'
import { isPlain } from './use-address.ts'

interface Props {
  collection: readonly Entry[]
  shown: string
  address: Address
  onShow: (id: string) => void
}

/** The gallery's contents by folder, with a search field. */
export function Contents({ collection, ...rest }: Props) {
  const [wanted, setWanted] = useState('')
  const found = collection.filter(({ id, title }) =>
    `${id} ${title}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  const folders = [...new Set(found.map(({ folder }) => folder))]
  return (
    <header className={styles.contents}>
      <p className={styles.brand}>
        Nireeka <span className={styles.what}>gallery</span>
      </p>
      <search>
        <Field label="Find a component">
          <TextInput type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </Field>
      </search>
      <nav className={styles.nav} aria-label="Components">
        {folders.map((folder) => (
          <Folder key={folder} name={folder} entries={found.filter((it) => it.folder === folder)} {...rest} />
        ))}
        <output className={found.length > 0 ? 'visually-hidden' : styles.none}>
          {found.length > 0 ? `${found.length} found` : 'No component has that name.'}
        </output>
      </nav>
    </header>
  )
}

interface FolderProps extends Omit<Props, 'collection'> {
  name: string
  entries: readonly Entry[]
}

const Folder = ({ name, entries, shown, address, onShow }: FolderProps) => (
  <section>
    <h2 className={styles.folder}>{name}</h2>
    <ul className={styles.list}>
      {entries.map(({ id, title, stories }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={writeAddress({ ...address, show: id, state: null })}
            aria-current={id === shown ? 'page' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return
              event.preventDefault()
              onShow(id)
            }}
          >
            {title}
            <span className={styles.count}>
              {Object.keys(stories).length}
              <span className="visually-hidden"> states</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
