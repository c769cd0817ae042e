import type { NewsletterLink } from '@nireeka/contracts'

interface LinkLabels {
  heading: string
  lead: string
  button: string
}

/** What the page of an email's link says before it does what the link is for. */
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
