import type { QueuedEmail } from '../platform/email/queue-email.ts'

export const TOKEN = 'T'.repeat(43)
export const to = 'rita@example.com'
export const name = 'Rita'
const new_email = 'new@example.com'
export const ticket = { name, number: 'T-10001', subject: 'A rattling noise', ticket_id: 7 }

/** Emails with the subject that each has and the page that it leads to. */
export const SAMPLE_EMAILS: Array<[mail: QueuedEmail, subject: string, link: string]> = [
  [{ template: 'welcome', to, data: { name } }, 'Welcome to Nireeka', '/configurator'],
  [{ template: 'already_member', to, data: { name } }, 'You already have an account', '/login'],
  [
    { template: 'reset', to, data: { name, token: TOKEN } },
    'Choose a new password',
    `/reset-password?token=${TOKEN}&email=rita%40example.com`,
  ],
  [{ template: 'password_changed', to, data: { name } }, 'Your password was changed', '/forgot-password'],
  [
    { template: 'data_export_ready', to, data: { name, until: '2026-05-11T12:00:00Z' } },
    'Your data is ready to download',
    '/dashboard/my-data',
  ],
  [
    { template: 'account_deletion_asked', to, data: { name, due: '2026-05-18T12:00:00Z' } },
    'Your account will be deleted',
    '/login',
  ],
  [{ template: 'account_deletion_taken_back', to, data: { name } }, 'Your account stays', '/dashboard'],
  [
    { template: 'accounts_merged', to, data: { name, ended: 'rita@old.example', kept: to } },
    'We’ve merged your two accounts',
    '/login',
  ],
  [{ template: 'account_deletion_cancelled', to, data: { name } }, 'Your account stays', '/dashboard'],
  [
    { template: 'sign_in_locked', to, data: { name, until: '2026-11-21T14:05:00Z' } },
    'Someone is trying to guess your password',
    '/forgot-password',
  ],
  [
    { template: 'staff_invitation', to, data: { name, token: TOKEN } },
    'You’re invited to join the Nireeka team',
    `/register?invitation=${TOKEN}`,
  ],
  [{ template: 'second_factor_on', to, data: { name } }, 'Two-step login is on', '/dashboard/settings'],
  [{ template: 'second_factor_off', to, data: { name } }, 'Two-step login is off', '/dashboard/settings'],
  [
    { template: 'recovery_code_used', to, data: { name, left: 9 } },
    'A recovery code was used',
    '/dashboard/settings',
  ],
  [
    { template: 'codes_locked', to, data: { name, until: '2026-11-21T14:05:00Z' } },
    'Someone knows your password',
    '/forgot-password',
  ],
  [
    { template: 'email_change_old', to, data: { name, token: TOKEN, new_email } },
    'Is this your new email?',
    `/change-email?token=${TOKEN}&answer=no`,
  ],
  [
    { template: 'email_change_new', to, data: { name, token: TOKEN } },
    'Confirm your new email',
    `/change-email?token=${TOKEN}&answer=yes`,
  ],
  [{ template: 'email_change_taken', to, data: { name } }, 'This email already has an account', '/login'],
  [{ template: 'email_changed', to, data: { name, new_email } }, 'Your email was changed', '/contact'],
  [
    { template: 'ticket_opened', to, data: ticket },
    'We’ve got your question (T-10001: A rattling noise)',
    '/dashboard/support/7',
  ],
  [
    { template: 'ticket_answered', to, data: { ...ticket, text: 'Tighten the bolt.' } },
    'An answer to your question (T-10001: A rattling noise)',
    '/dashboard/support/7',
  ],
  [
    { template: 'ticket_merged', to, data: { ...ticket, into_number: 'T-10007' } },
    'We continue in T-10007 (T-10001: A rattling noise)',
    '/dashboard/support/7',
  ],
]
