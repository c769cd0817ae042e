import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './help-centre.module.css'

/** The address at which a reader writes to us, with the article or guide that they have read as the subject. */
const contactPath = (isMember: boolean, article: string | undefined) => {
  const query = article ? `?${new URLSearchParams({ subject: `About “${article}”` })}` : ''
  return `${isMember ? '/dashboard/support/new' : '/contact'}${query}`
}

/** Links for readers who didn't find an answer, on the page of an article or a guide in its name. */
export function MoreHelp({ article }: { article?: string }) {
  const isMember = useStream(usePlatform().session$).status === 'member'
  return (
    <section className={styles.more} aria-labelledby="more-help">
      <div className={styles.invitation}>
        <h2 id="more-help">Still stuck?</h2>
        <p>Riders help each other in the forum, and our support team is there around the clock.</p>
      </div>
      <p className={styles.links}>
        <Link className={buttonClass()} to={contactPath(isMember, article)}>
          Contact us
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/forum/1">
          Ask in the forum
        </Link>
      </p>
    </section>
  )
}
