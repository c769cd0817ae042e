import { useTitle } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { Contents, PageFrame, Picture, Prose } from '@nireeka/ui'

import { CookieSettings } from '../consent/cookie-settings.tsx'
import { NotFound } from '../pages/not-found.tsx'
import type { InformationText } from './content/information-text.ts'
import { INFORMATION_TEXTS } from './content/texts.ts'
import { Questions } from './questions.tsx'
import styles from './information.module.css'
import { sectionId, Sections } from './sections.tsx'

const PICTURE_SIZES = '(width < 60rem) 100vw, 50rem'
const COOKIES = { id: 'cookie-settings', title: 'Cookie settings' }
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Questions, about us and the legal pages: one page, its text by its path. */
export function InformationPage() {
  const { pathname } = useLocation()
  const text = INFORMATION_TEXTS[pathname]
  if (!text) return <NotFound />
  if (text.kind === 'questions') return <Questions text={text} />
  return <Text text={text} hasCookieSettings={pathname === '/privacypolicy'} />
}

function Text({ text, hasCookieSettings }: { text: InformationText; hasCookieSettings: boolean }) {
  useTitle(text.title)
  const sections = text.sections.map((section, index) => ({
    id: sectionId(index, section),
    title: section.heading,
  }))
  return (
    <PageFrame
      kind="reading"
      heading={text.title}
      lead={text.description}
      aside={
        <div className={text.picture ? styles.beside : undefined}>
          <Contents sections={hasCookieSettings ? [...sections, COOKIES] : sections} />
        </div>
      }
    >
      {text.picture ? (
        <div className={styles.top}>
          <Picture {...text.picture} ratio="16:9" sizes={PICTURE_SIZES} isPriority />
        </div>
      ) : null}
      <Sections text={text} />
      {hasCookieSettings ? (
        <section aria-labelledby={COOKIES.id} className={styles.settings}>
          <Prose>
            <h2 id={COOKIES.id}>{COOKIES.title}</h2>
          </Prose>
          <CookieSettings />
        </section>
      ) : null}
      {text.changed ? (
        <p className={styles.changed}>
          Last changed on <time dateTime={text.changed}>{DAY.format(new Date(text.changed))}</time>
        </p>
      ) : null}
    </PageFrame>
  )
}
