import type { StaffArea } from '@nireeka/contracts'
import type { Generated } from 'kysely'

export interface IdentityTables {
  users: {
    id: Generated<number>
    email: string
    password_hash: string | null
    name: string
    last_name: string
    user_name: string
    avatar: string | null
    is_admin: Generated<number>
    /** Where an agent works. */
    areas: Generated<StaffArea[]>
    /** Whether the member belongs to the workshop's team, which the forum shows. Only the database sets it. */
    is_workshop: Generated<boolean>
    unit: Generated<number>
    /** The member's height; null when they haven't told it. */
    height_cm: Generated<number | null>
    country_id: Generated<number>
    customer_group: Generated<string | null>
    created_at: Generated<Date>
    /** The names as they are searched for; the database makes them. */
    folded_name: Generated<string>
    folded_last_name: Generated<string>
    folded_user_name: Generated<string>
    /** Since when the member can't log in, and why; null when they can. */
    blocked_at: Generated<Date | null>
    blocked_reason: Generated<string | null>
    /** The account that this one was merged into, and when; null for all others. */
    merged_into_id: Generated<number | null>
    merged_at: Generated<Date | null>
    /** Counts the changes by staff. */
    version: Generated<number>
  }
  /** The members' pictures; `users.avatar` has the address of each. */
  avatars: { user_id: number; name: Generated<string>; bytes: Buffer }
  sessions: {
    id: Generated<string>
    user_id: number
    is_remembered: boolean
    /** The key that derives the next refresh token from the current one; it never leaves the database row. */
    successor_key: Buffer
    user_agent: string | null
    created_at: Date
    last_seen_at: Date
    /** When the password was last given in this session; null for never. */
    password_at: Date | null
    expires_at: Date
    ended_at: Date | null
    end_reason: string | null
  }
  second_factors: {
    user_id: number
    secret: Buffer
    started_at: Date
    /** When it was turned on; null while its set-up waits for the first code. */
    confirmed_at: Date | null
    /** The time step of the last code that has counted. */
    used_step: number
  }
  recovery_codes: { user_id: number; code: Buffer; used_at: Date | null }
  login_challenges: {
    token: Buffer
    user_id: number
    is_remembered: boolean
    /** Whether the first step was the password; otherwise an identity provider vouched for the member. */
    has_password: boolean
    expires_at: Date
  }
  login_sources: { user_id: number; kind: 'device' | 'network'; source: Buffer; last_login_at: Date }
  role_changes: {
    id: Generated<number>
    user_id: number
    before: number
    after: number
    at: Generated<Date>
    logged_at: Date | null
  }
  access_tokens: { hash: Buffer; session_id: string; expires_at: Date }
  refresh_tokens: { hash: Buffer; session_id: string; used_at: Date | null }
  password_resets: { email: Buffer; token: Buffer; requested_at: Date; expires_at: Date }
  email_changes: {
    user_id: number
    session_id: string
    old_email: string
    new_email: string
    /** The hashes of the links' tokens; null once the address has confirmed. */
    old_token: Buffer | null
    new_token: Buffer | null
    requested_at: Date
    expires_at: Date
  }
  identities: { user_id: number; provider_name: string; issuer: string; subject: string; linked_at: Date }
  data_exports: {
    id: Generated<number>
    user_id: number
    state: 'waiting' | 'ready' | 'failed'
    attempts: Generated<number>
    asked_at: Date
    size_bytes: Generated<number | null>
    /** When the file is deleted. */
    expires_at: Generated<Date | null>
  }
  data_export_parts: { export_id: number; number: number; bytes: Buffer }
  /** Who asked for the deletion of their account; a login before `due_at` takes it back. */
  account_deletions: { user_id: number; asked_at: Date; due_at: Date }
  /** Emails that ask somebody to join the staff; the token's hash is null once the link is used up or withdrawn. */
  staff_invitations: {
    id: Generated<number>
    email: string
    is_admin: number
    areas: StaffArea[]
    token: Buffer | null
    invited_by: number
    invited_at: Date
    sent_at: Date
    expires_at: Date
    accepted_at: Generated<Date | null>
    withdrawn_at: Generated<Date | null>
    version: Generated<number>
  }
  /** One row. */
  staff_settings: { id: Generated<number>; needs_second_factor: boolean; version: number }
  used_id_tokens: { token: Buffer; expires_at: Date }
}

declare module '../platform/database/tables.ts' {
  interface Tables extends IdentityTables {}
}
