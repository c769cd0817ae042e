import * as z from '@nireeka/contracts/zod'

import { STAFF_AREAS } from '../staff-areas.ts'
import { answerOf, filled, text } from './common.ts'

/** The roles of staff. */
export const STAFF_ROLES = ['agent', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Where an agent works; what is given for an admin, who works everywhere, counts for nothing. */
export const Areas = z.array(z.enum(STAFF_AREAS)).max(STAFF_AREAS.length)

export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

const Colleague = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  areas: Areas,
  /** Whether it is the caller. */
  is_own: z.boolean(),
  is_blocked: z.boolean(),
  has_second_factor: z.boolean(),
  last_seen_at: z.string().nullable(),
  /** On how many devices they are logged in. */
  session_count: z.int(),
})
export type ColleagueData = z.infer<typeof Colleague>

const Invitation = z.strictObject({
  id: z.int(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  areas: Areas,
  state: z.enum(INVITATION_STATES),
  /** The email address of who has invited them. */
  invited_by: z.string(),
  invited_at: z.string(),
  expires_at: z.string(),
  version: z.int(),
})
export type InvitationData = z.infer<typeof Invitation>

/** Answer of every call of /api/backoffice/staff: all staff, the newest 100 invitations, and what holds for all. */
export const StaffAnswer = answerOf(
  z.strictObject({
    staff: z.array(Colleague),
    invitations: z.array(Invitation),
    settings: z.strictObject({ needs_second_factor: z.boolean(), version: z.int() }),
  }),
)
export type StaffData = z.infer<typeof StaffAnswer>['data']

/** Body of POST /api/backoffice/staff/invitations. */
export const StaffInvitation = z
  .strictObject({ email: z.email().max(254), role: z.enum(STAFF_ROLES), areas: Areas })
  .refine(({ role, areas }) => role === 'admin' || areas.length > 0, {
    path: ['areas'],
    message: 'Choose at least one area.',
  })

/** Body of the calls that send an invitation again or withdraw it: the version that was read. */
export const InvitationChange = z.strictObject({ version: z.int().min(1) })

/** Body of POST /api/backoffice/staff/settings. */
export const StaffSettings = z.strictObject({ needs_second_factor: z.boolean(), version: z.int().min(1) })

const Token = text(100).min(1)

/** Body of the calls that the link of an invitation leads to: the link's token. */
export const InvitationToken = z.strictObject({ token: Token })

/** Answer of POST /api/staff-invitation: whom it is for, and whether that address has an account, which then joins. */
export const InvitationAnswer = answerOf(z.strictObject({ email: z.string(), has_account: z.boolean() }))
export type InvitationLinkData = z.infer<typeof InvitationAnswer>['data']

const password = text(128)

/** Body of POST /api/staff-invitation/accept, which opens an account for the invited address. */
export const AcceptInvitation = z
  .strictObject({
    token: Token,
    name: filled(80),
    lastname: filled(80),
    password: password.min(10),
    password_confirmation: password,
  })
  .refine((input) => input.password === input.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The passwords don’t match.',
  })
