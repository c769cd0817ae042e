import type { NewsletterLink } from '@nireeka/contracts'

interface LinkLabels {
  heading: string
  lead: string
  button: string
}

/** The texts of the confirmation page behind each kind of newsletter link. */
export const LINK_LABELS: Record<NewsletterLink['step'], LinkLabels> = {
  confirm: {
    heading: 'One more click',
    lead: 'Confirm, and you’ll get news from the workshop once a month. Every email has an unsubscribe link.',
    button: 'Yes, send me the newsletter',
  },
  unsubscribe: {
    heading: 'Unsubscribe?',
    lead: 'You won’t get any more newsletters at this address.',
    button: 'Unsubscribe',
  },
}
