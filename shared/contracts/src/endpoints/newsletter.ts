import {
  NewsletterConfirmation,
  NewsletterLeave,
  NothingAnswer,
  OwnNewsletter,
  OwnNewsletterAnswer,
  Subscription,
  SubscriptionAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'guest',
    body: Subscription,
    answer: SubscriptionAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'guest',
    body: NewsletterConfirmation,
    answer: NothingAnswer,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'guest',
    body: NewsletterLeave,
    answer: NothingAnswer,
  },
  own: {
    method: 'GET',
    path: '/api/account/newsletter',
    access: 'member',
    answer: OwnNewsletterAnswer,
  },
  setOwn: {
    method: 'PUT',
    path: '/api/account/newsletter',
    access: 'member',
    body: OwnNewsletter,
    answer: OwnNewsletterAnswer,
  },
} as const satisfies EndpointGroup
