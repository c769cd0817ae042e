import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, Picture, QueryView } from '@nireeka/ui'

import { type TitledSection, titledSections } from '../information/section-titles.ts'
import { SectionBody } from '../information/sections.tsx'
import { informationText, type Text } from '../information/texts.api.ts'
import styles from './about.module.css'
import { sectionPicture } from './section-pictures.ts'

/** About us: a story with pictures across the page. */
export function AboutPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'about-us'))
  const { title, description } = query.data ?? { title: 'About us' }
  useTitle(title)
  return (
    <PageFrame kind="marketing" heading={title} lead={description}>
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => <Story text={text} />}
      </QueryView>
    </PageFrame>
  )
}

const Story = ({ text }: { text: Text }) => (
  <>
    {text.picture ? <Picture {...text.picture} ratio="16:9" sizes="100vw" isPriority /> : null}
    {titledSections(text).map((titled) => (
      <Part key={titled.id} {...titled} />
    ))}
  </>
)

/** A section: entries across the page, or words beside a picture, if it has one. */
function Part({ id, title, section }: TitledSection) {
  const picture = sectionPicture(id)
  return (
    <section
      className={styles.part}
      data-wide={section.look ? true : undefined}
      data-pictured={picture ? true : undefined}
      aria-labelledby={id}
    >
      {picture ? (
        <div className={styles.picture}>
          <Picture {...picture} ratio="3:2" sizes="(width < 60rem) 66vw, 48rem" />
        </div>
      ) : null}
      <h2 id={id}>{title}</h2>
      <div className={styles.words}>
        <SectionBody section={section} isWide />
      </div>
    </section>
  )
}
