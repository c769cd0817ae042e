import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, Picture, Prose, QueryView } from '@nireeka/ui'

import { SectionBody } from '../information/section-body.tsx'
import { type TitledSection, titledSections } from '../information/section-titles.ts'
import { informationText, type Text } from '../information/texts.api.ts'
import { Ways } from '../information/ways.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { Urgent } from './urgent.tsx'

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
        <div className={styles.last}>
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
          <Picture
            src="/pictures/contact.webp"
            alt="The handlebar of a Nireeka Homie, as its rider sees it"
            ratio="3:2"
            sizes="(width < 40rem) 92vw, (width < 60rem) 46vw, 40rem"
          />
        </div>
      </div>
    </PageFrame>
  )
}

const More = ({ id, title, section }: TitledSection) => (
  <>
    <h2 id={id}>{title}</h2>
    <SectionBody section={section} />
  </>
)
