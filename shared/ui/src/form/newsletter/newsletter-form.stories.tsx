import type { Http } from '@nireeka/contracts'

import type { Stories } from '../../story.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const silent = {} as Http

export const stories: Stories = {
  'In the footer': () => <NewsletterForm http={silent} label="News from the workshop, once a month" />,
  'On its page': () => <NewsletterForm http={silent} label="Your email" name="Subscribe" tone="primary" />,
}
