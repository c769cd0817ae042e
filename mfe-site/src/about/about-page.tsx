import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Picture, QueryView } from '@nireeka/ui'

import { type TitledSection, titledSections } from '../information/section-titles.ts'
import { SectionBody } from '../information/section-body.tsx'
import { informationText, type Text } from '../information/texts.api.ts'
import styles from './about.module.css'
import { Closing } from './closing.tsx'
import figures from './figures.module.css'
import { LineUp } from './line-up.tsx'
import { BIKES_SECTION, type PictureLook, sectionPicture } from './section-pictures.ts'
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

/** A short section beside its neighbour. */
const Note = ({ id, title, section }: TitledSection) => (
  <section className={styles.note} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.words}>
      <SectionBody section={section} />
    </div>
  </section>
)

/** As wide as the pictures are shown. */
const SIZES: Record<PictureLook, string> = {
  wide: '(width < 60rem) 66vw, 87rem',
  half: '(width < 60rem) 66vw, 42rem',
  small: '(width < 60rem) 66vw, 36rem',
  large: '(width < 60rem) 66vw, 56rem',
}

/** A section: entries across the page, or words beside a picture or below our bikes. */
function Part({ id, title, section }: TitledSection) {
  const picture = sectionPicture(id)
  return (
    <section
      className={section.look === 'figures' ? `${styles.part} ${figures.figures}` : styles.part}
      data-look={section.look}
      data-picture={picture?.look}
      aria-labelledby={id}
    >
      {picture ? (
        <figure className={styles.picture}>
          <Picture src={picture.src} alt={picture.alt} ratio="3:2" sizes={SIZES[picture.look]} />
          {picture.caption ? <figcaption className={styles.caption}>{picture.caption}</figcaption> : null}
        </figure>
      ) : null}
      <h2 id={id}>{title}</h2>
      {id === BIKES_SECTION ? <LineUp /> : null}
      <div className={styles.words}>
        <SectionBody section={section} isWide />
      </div>
    </section>
  )
}
