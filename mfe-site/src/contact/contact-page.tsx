import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, Picture, QueryView } from '@nireeka/ui'

import { Sections } from '../information/sections.tsx'
import { informationText } from '../information/texts.api.ts'
import { Ways } from '../information/ways.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

const PICTURE_SIZES = '(width < 60rem) 100vw, 40rem'

/** The contact page: phone and email, and a form, which is there without the text, too. */
export function ContactPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'contact'))
  const { title, description, ways = [] } = query.data ?? { title: 'Contact' }
  useTitle(title)
  return (
    <PageFrame kind="marketing" heading={title} lead={description}>
      <div className={styles.first}>
        <Picture
          src="/pictures/contact.webp"
          alt="The handlebar of a Nireeka Homie, as its rider sees it"
          ratio="3:2"
          sizes={PICTURE_SIZES}
          isPriority
        />
        {ways.length > 0 ? <Ways ways={ways} /> : null}
      </div>
      <section className={styles.write} aria-labelledby="write">
        <div className={styles.about}>
          <h2 id="write">Write to us</h2>
          <p>
            Someone from the workshop will read it. Safety issues go ahead of everything else, at any hour.
          </p>
        </div>
        <ContactForm />
      </section>
      <div className={styles.more}>
        <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
          {(text) => <Sections text={text} />}
        </QueryView>
      </div>
    </PageFrame>
  )
}
