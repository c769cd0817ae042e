import type { TextWayData } from '@nireeka/contracts/api'
import { keepUnits, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { buttonClass, PageFrame, Picture, Prose, QueryView } from '@nireeka/ui'

import { LinkedText } from '../information/linked-text.tsx'
import { SectionBody } from '../information/section-body.tsx'
import { type TitledSection, titledSections } from '../information/section-titles.ts'
import { informationText, type Text } from '../information/texts.api.ts'
import { Ways } from '../information/ways.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

/** The id of the section that comes first, because it is urgent. */
const SAFETY = 'safety'

/** The contact page: what is urgent, phone and email, and a form, which is there without the text, too. */
export function ContactPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'contact'))
  const { title, description, ways = [], sections = [] }: Partial<Text> = query.data ?? {}
  useTitle(title ?? 'Contact')
  const titled = titledSections({ sections })
  const urgent = titled.find(({ id }) => id === SAFETY)
  const others = titled.filter((one) => one !== urgent)
  return (
    <PageFrame kind="catalogue" heading={title ?? 'Contact'} lead={description}>
      {urgent ? <Urgent {...urgent} phone={ways.find(({ to }) => to.startsWith('tel:'))} /> : null}
      <div className={styles.columns}>
        {ways.length > 0 ? <Ways ways={ways} /> : null}
        <section className={styles.write} aria-labelledby="write">
          <div className={styles.about}>
            <h2 id="write">Write to us</h2>
            <p>Someone from the workshop will read it.</p>
          </div>
          <ContactForm />
        </section>
        {others.length > 1 ? (
          <div className={styles.words}>
            <Prose>
              {others.slice(0, -1).map((one) => (
                <More key={one.id} {...one} />
              ))}
            </Prose>
          </div>
        ) : null}
        <div className={styles.more}>
          <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
            {() => (
              <Prose>
                {others.slice(-1).map((one) => (
                  <More key={one.id} {...one} />
                ))}
              </Prose>
            )}
          </QueryView>
        </div>
        <div className={styles.picture}>
          <Picture
            src="/pictures/contact.webp"
            alt="The handlebar of a Nireeka Homie, as its rider sees it"
            ratio="3:2"
            sizes="(width < 60rem) 92vw, 40rem"
          />
        </div>
      </div>
    </PageFrame>
  )
}

interface UrgentProps extends TitledSection {
  phone: TextWayData | undefined
}

/**
 * What can't wait for an answer to an email, in few lines. It is part of the page, so it isn't announced. The number to
 * call is in the list of ways right below.
 */
const Urgent = ({ id, title, section: { paragraphs }, phone }: UrgentProps) => (
  <section className={styles.urgent} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.advice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
    {phone ? (
      <a className={buttonClass({ tone: 'danger', size: 'small' })} href={phone.to}>
        Call {keepUnits(phone.label)}
      </a>
    ) : null}
  </section>
)

const More = ({ id, title, section }: TitledSection) => (
  <>
    <h2 id={id}>{title}</h2>
    <SectionBody section={section} />
  </>
)
