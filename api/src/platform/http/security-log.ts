import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** What happens to accounts and rights that an operator wants to notice. None of it contains a secret or an address. */
export type SecurityEvent =
  /** A wrong password. `account` stands for the email address, which may be nobody's. */
  | { event: 'login_failed'; account: string }
  /** A refresh token that was used again: it was stolen, or its successor was. The session has been ended. */
  | { event: 'refresh_token_reused'; user_id: number; session_id: string }
  | { event: 'forbidden'; user_id: number | null; error: string; method: string; path: string }
  /** `before` and `after` are values of is_admin. */
  | { event: 'role_changed'; user_id: number; before: number; after: number; at: string }
  | { event: 'staff_invited'; user_id: number; invitation_id: number }
  | { event: 'staff_joined'; user_id: number }
  | { event: 'refund'; user_id: number; order_id: number; refund_id: number; amount_cents: number }
  | { event: 'step_up' | 'step_up_failed'; user_id: number; session_id: string }
  /** A wrong or used code after the right password. */
  | { event: 'code_failed'; user_id: number }
  | { event: 'email_change_requested' | 'email_change_refused' | 'email_changed'; user_id: number }
  | { event: 'account_deletion_asked'; user_id: number }
  | { event: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_replaced'; user_id: number }

/** Writes a security event as one structured line, at the level of warnings. */
export function logSecurityEvent({ log }: { log: FastifyBaseLogger }, event: SecurityEvent) {
  log.warn({ security: event }, 'security event')
}

/** Writes the refusal of a request that its caller isn't allowed to make. */
export function logForbidden(request: FastifyRequest, error: string) {
  const [path = ''] = request.url.split('?')
  const user_id = request.user?.id ?? null
  logSecurityEvent(request, { event: 'forbidden', user_id, error, method: request.method, path })
}
