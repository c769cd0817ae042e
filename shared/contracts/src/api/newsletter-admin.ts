import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, Page, pageOf, PathId, text } from './common.ts'
import { NEWSLETTER_ISSUE_STATES, NEWSLETTER_SEGMENTS } from './newsletter-segments.ts'

const Segment = z.enum(NEWSLETTER_SEGMENTS)
const State = z.enum(NEWSLETTER_ISSUE_STATES)
const Version = z.int().min(0)

const content = {
  subject: filled(120),
  /** What inboxes show beside the subject. */
  preheader: text(150),
  /** Markdown. */
  body: filled(20_000),
}
const fields = {
  ...content,
  segment: Segment,
  /** Only for `owners`: the model that they own. */
  bike_id: Id.nullable(),
  /** Only for `country`: the country of the member's account. */
  country_id: Id.nullable(),
}
const Fields = z.strictObject(fields)
type Issue = z.output<typeof Fields>

interface Context {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void
}

function checkTogether(
  { segment, bike_id, country_id }: Pick<Issue, 'segment' | 'bike_id' | 'country_id'>,
  context: Context,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (segment === 'owners' && bike_id === null) refuse('bike_id', 'Please choose a model.')
  if (segment !== 'owners' && bike_id !== null) refuse('bike_id', 'Only owners are chosen by a model.')
  if (segment === 'country' && country_id === null) refuse('country_id', 'Please choose a country.')
  if (segment !== 'country' && country_id !== null) {
    refuse('country_id', 'Only members of a country are chosen by one.')
  }
}

/** Body of POST /api/backoffice/newsletters, a new issue, which is a draft. */
export const NewNewsletterIssue = Fields.superRefine(checkTogether)
export type NewsletterIssueInput = z.output<typeof NewNewsletterIssue>

/**
 * Body of PUT /api/backoffice/newsletters/{id}. 409 `stale_version` for an issue that has changed since it was read,
 * `not_a_draft` for one whose sending has begun.
 */
export const NewsletterIssueChange = z
  .strictObject({ ...fields, version: Version })
  .superRefine(checkTogether)

/**
 * Body of the calls that test, stop and continue an issue. 409 `stale_version`; `wrong_state` for an issue that can't be
 * stopped or continued.
 */
export const NewsletterIssueVersion = z.strictObject({ version: Version })

/** Body of POST /api/backoffice/newsletters/{id}/send; 409 `nobody` when no subscriber is in the segment. */
export const NewsletterIssueSend = NewsletterIssueVersion

/** Body of POST /api/backoffice/newsletters/preview, which stores nothing. */
export const NewsletterPreview = z.strictObject({
  subject: text(120),
  preheader: text(150),
  body: text(20_000),
})
export const NewsletterPreviewAnswer = answerOf(z.strictObject({ html: z.string(), text: z.string() }))

/** Query of GET /api/backoffice/newsletters, the newest first. */
export const NewsletterIssuesQuery = z.strictObject({
  /** A part of the subject; any case. */
  search: text(60).optional(),
  state: State.optional(),
  page: Page,
})

/** Figures of an issue; all are 0 for a draft. */
const figures = {
  recipients: z.int(),
  /** Recipients whose email hasn't been sent, given up or skipped. */
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Recipients who left the list, or whose address was refused, before their email was sent. */
  skipped: z.int(),
  /** Recipients who have left the list since they got it. */
  left: z.int(),
}
const Row = z.strictObject({
  id: z.int(),
  subject: z.string(),
  segment: Segment,
  state: State,
  ...figures,
  updated_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
})
export type NewsletterIssueRowData = z.infer<typeof Row>
export const NewsletterIssuesAnswer = answerOf(pageOf(Row))
export type NewsletterIssuesData = z.infer<typeof NewsletterIssuesAnswer>['data']

/** Answer of GET /api/backoffice/newsletters/{id}, and of the calls that write an issue. */
export const NewsletterIssueAnswer = answerOf(
  Row.extend({
    preheader: z.string(),
    body: z.string(),
    bike_id: z.int().nullable(),
    country_id: z.int().nullable(),
    version: z.int(),
  }),
)
export type NewsletterIssueData = z.infer<typeof NewsletterIssueAnswer>['data']

/** Query and answer of GET /api/backoffice/newsletters/audience: how many would get an issue now. */
export const NewsletterAudienceQuery = z.strictObject({
  segment: Segment,
  bike_id: PathId.optional(),
  country_id: PathId.optional(),
})
export const NewsletterAudienceAnswer = answerOf(z.strictObject({ count: z.int() }))

/** Answer of GET /api/backoffice/newsletters/models: the models whose owners can be chosen. */
export const NewsletterModelsAnswer = answerOf(z.array(z.strictObject({ id: z.int(), title: z.string() })))

/** Query and answer of GET /api/backoffice/newsletters/bounces: addresses that get no newsletter, the newest first. */
export const NewsletterBouncesQuery = z.strictObject({
  /** The beginning of the address; any case. */
  search: text(100).optional(),
  page: Page,
})
const Bounce = z.strictObject({
  id: z.int(),
  email: z.string(),
  /** What the mail server said. */
  reason: z.string(),
  bounced_at: z.string(),
})
export type NewsletterBounceData = z.infer<typeof Bounce>
export const NewsletterBouncesAnswer = answerOf(pageOf(Bounce))
export type NewsletterBouncesData = z.infer<typeof NewsletterBouncesAnswer>['data']
