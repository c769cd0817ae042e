import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Picture, QueryView } from '@nireeka/ui'

import { titledSections } from '../information/section-titles.ts'
import { informationText, type Text } from '../information/texts.api.ts'
import styles from './about.module.css'
import { Closing } from './closing.tsx'
import { Note } from './note.tsx'
import { Part } from './part.tsx'
import { storyRows } from './story-rows.ts'

/** About us: what we do in a sentence, a picture from edge to edge, and a story with pictures. */
export function AboutPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'about-us'))
  const { title, description, picture } = query.data ?? { title: 'About us' }
  useTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.statement}>{description}</p>
      </header>
      {picture ? (
        <div className={styles.bleed}>
          <Picture {...picture} ratio="21:9" sizes="100vw" isPriority />
        </div>
      ) : null}
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => <Story text={text} />}
      </QueryView>
    </div>
  )
}

function Story({ text }: { text: Text }) {
  const rows = storyRows(titledSections(text))
  return (
    <>
      {rows.map((row) =>
        row.length === 1 ? (
          <Part key={row[0]!.id} {...row[0]!} />
        ) : (
          <div key={row[0]!.id} className={styles.row}>
            {row.map((titled) => (
              <Note key={titled.id} {...titled} />
            ))}
          </div>
        ),
      )}
      <Closing />
    </>
  )
}
