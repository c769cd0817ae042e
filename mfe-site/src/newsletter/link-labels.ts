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
    lead: 'Say yes, and news from the workshop come to you once a month. Every email has a link that ends it.',
    button: 'Yes, send me the newsletter',
  },
  unsubscribe: {
    heading: 'Leave the list?',
    lead: 'Then no more newsletters come to this address.',
    button: 'Take my address off the list',
  },
}
