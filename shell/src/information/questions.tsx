import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Accordion, buttonClass, PageFrame } from '@nireeka/ui'

import type { InformationText } from './content/information-text.ts'
import styles from './information.module.css'

/** Questions that somebody skims until theirs comes, and then opens. */
export function Questions({ text }: { text: InformationText }) {
  useTitle(text.title)
  return (
    <PageFrame kind="reading" heading={text.title} lead={text.description}>
      <Accordion
        level={2}
        items={text.sections.map(({ heading, paragraphs }) => ({
          title: heading,
          content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        }))}
      />
      <p className={styles.onward}>
        <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
          Search the help centre
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/contact">
          Ask us
        </Link>
      </p>
    </PageFrame>
  )
}
