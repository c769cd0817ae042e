import { useTitle } from '@nireeka/kit'
import { PageFrame, Picture } from '@nireeka/ui'

import { contact } from '../content/contact.ts'
import { Sections } from '../information/sections.tsx'
import { Ways } from '../information/ways.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

const PICTURE_SIZES = '(width < 60rem) 100vw, 40rem'

/** The contact page: phone and email, and a form. */
export function ContactPage() {
  useTitle(contact.title)
  return (
    <PageFrame kind="marketing" heading={contact.title} lead={contact.description}>
      <div className={styles.first}>
        <Picture
          src="/pictures/contact.webp"
          alt="The handlebar of a Nireeka Homie, as its rider sees it"
          ratio="3:2"
          sizes={PICTURE_SIZES}
          isPriority
        />
        <Ways ways={contact.ways ?? []} />
      </div>
      <section className={styles.write} aria-labelledby="write">
        <div className={styles.about}>
          <h2 id="write">Write to us</h2>
          <p>
            Somebody from the workshop reads it. If it is about safety, it goes ahead of everything else, at
            any hour.
          </p>
        </div>
        <ContactForm />
      </section>
      <div className={styles.more}>
        <Sections text={contact} />
      </div>
    </PageFrame>
  )
}
