import * as z from '@nireeka/contracts/zod'

import { filled, Moment } from './common.ts'

/** The most characters of an announcement: it is one line above the home page's first section. */
export const MAX_ANNOUNCEMENT = 120

/** An announcement of the home page. Without times, it is shown from its publication on, until it is withdrawn. */
export const AnnouncementContent = z
  .strictObject({
    kind: z.literal('announcement'),
    text: filled(MAX_ANNOUNCEMENT),
    /** The page of this site that it leads to. */
    href: filled(200).regex(/^\/(?![/\\])[^\s\\]*$/, 'This must be a page of this site, such as /shop.'),
    shown_from: Moment.nullable(),
    shown_to: Moment.nullable(),
  })
  .refine(
    ({ shown_from, shown_to }) =>
      shown_to === null || shown_from === null || Date.parse(shown_to) > Date.parse(shown_from),
    { path: ['shown_to'], message: 'This must be after its beginning.' },
  )
export type AnnouncementContentData = z.output<typeof AnnouncementContent>
