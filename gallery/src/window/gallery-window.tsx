import { useEffect } from 'react'

import { type Address, writeAddress } from '../address.ts'
import type { Entry } from '../collection.ts'
import { OWN_PAGE } from '../own-page.ts'
import { Contents } from './contents.tsx'
import styles from './gallery-window.module.css'
import { Switches } from './switches.tsx'
import { useAddress } from './use-address.ts'

/** The gallery's window: the contents at the left, the chosen component at the right. */
export function GalleryWindow({ collection }: { collection: readonly Entry[] }) {
  const { address, go } = useAddress()
  const entry = collection.find(({ id }) => id === address.show) ?? collection[0]
  useDocument(entry?.title ?? 'Nothing', address.theme)
  if (!entry) return null
  return (
    <div className={styles.window}>
      <a className="visually-hidden" href="#stage">
        Skip to {entry.title}
      </a>
      <Contents
        collection={collection}
        shown={entry.id}
        address={address}
        onShow={(show) => go({ show, state: null })}
      />
      <main className={styles.main} id="stage" tabIndex={-1} aria-labelledby="title">
        <header className={styles.header}>
          <div>
            <p className={styles.folder}>{entry.folder}</p>
            <h1 className={styles.title} id="title">
              {entry.title}
            </h1>
          </div>
          <Switches address={address} onSwitch={go} />
        </header>
        <Stage entry={entry} address={address} />
      </main>
    </div>
  )
}

/** Renders the states in a frame, so that media queries use the frame's width. */
function Stage({ entry, address }: { entry: Entry; address: Address }) {
  const bare = writeAddress({ ...address, show: entry.id, width: 'full', isBare: true })
  return (
    <div className={styles.stage}>
      <iframe
        key={bare}
        className={styles.frame}
        title={`${entry.title}, ${Object.keys(entry.stories).length} states`}
        sandbox={OWN_PAGE}
        src={bare}
        width={address.width === 'full' ? '100%' : address.width}
      />
    </div>
  )
}

function useDocument(title: string, theme: Address['theme']) {
  useEffect(() => {
    document.title = `${title} · Nireeka gallery`
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [title, theme])
}
