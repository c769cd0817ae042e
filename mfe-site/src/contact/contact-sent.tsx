import { Link } from '@nireeka/kit/router'
import { Button, buttonClass } from '@nireeka/ui'

import styles from './contact.module.css'
import type { Receipt } from './contact.api.ts'
import { StopRiding } from './stop-riding.tsx'

interface Props {
  receipt: Receipt
  onAnother: () => void
}

/** Focuses the heading, because the pressed button is gone, so that screen readers continue there. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

export const ContactSent = ({ receipt: { number, ticketId, notice }, onAnother }: Props) => (
  <section className={styles.sent} aria-labelledby="sent">
    {notice ? <StopRiding notice={notice} /> : null}
    <h3 id="sent" ref={takeFocus} tabIndex={-1} className={styles.number}>
      Thank you. Your ticket number is {number}.
    </h3>
    <p>
      {ticketId === null
        ? 'We’ve emailed it to you. We’ll answer by email within one working day; there’s nothing more you need to do.'
        : 'We’ll answer within one working day, in your dashboard and by email. You can add pictures there.'}
    </p>
    <p className={styles.onward}>
      {ticketId === null ? null : (
        <Link className={buttonClass()} to={`/dashboard/support/${ticketId}`}>
          Read it in your dashboard
        </Link>
      )}
      <Button tone="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </p>
  </section>
)
