import { Link } from '@nireeka/kit/router'
import { Button, ChipLink, ChipList } from '@nireeka/ui'
import { useState } from 'react'

import { useHeldFocus } from '../../use-held-focus.ts'
import styles from './views.module.css'
import type { ListView } from '../use-list-state.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { deleteView, readViews, saveView } from './views.ts'

interface Props {
  /** The list's name. */
  name: string
  view: ListView
}

/** The views that are saved for a list, and a button that saves what is shown, or deletes the saved view that is shown. */
export function SavedViews({ name, view: { state, toSearch } }: Props) {
  const [views, setViews] = useState(() => readViews(name))
  const [isNaming, setNaming] = useState(false)
  const { place, hold } = useHeldFocus<HTMLDivElement>()
  const search = toSearch({ ...state, page: 1 })
  const current = views.find((view) => view.search === search)
  if (views.length === 0 && search === '') return null

  const change = (act: () => void) => {
    act()
    setViews(readViews(name))
    hold()
  }
  return (
    <div ref={place} className={styles.views} tabIndex={-1} role="group" aria-label="Views of this list">
      {views.length > 0 ? (
        <nav aria-label="Saved views">
          <ChipList>
            {views.map((view) => (
              <ChipLink
                key={view.name}
                label={view.name}
                isCurrent={view === current}
                link={<Link to={{ search: view.search }} />}
              />
            ))}
          </ChipList>
        </nav>
      ) : null}
      {current ? (
        <Button tone="quiet" size="small" onClick={() => change(() => deleteView(name, current.name))}>
          Delete view<span className="visually-hidden">: {current.name}</span>
        </Button>
      ) : null}
      {search !== '' && !current ? (
        <Button tone="quiet" size="small" onClick={() => setNaming(true)}>
          Save view
        </Button>
      ) : null}
      {isNaming ? (
        <SaveViewDialog
          onSave={(title) => change(() => saveView(name, { name: title, search }))}
          onClose={() => {
            setNaming(false)
            hold()
          }}
        />
      ) : null}
    </div>
  )
}
