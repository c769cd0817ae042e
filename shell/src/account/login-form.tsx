import type { SecondStep } from '../session/second-step.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'

export interface LoginState {
  email: string
  /** The login that waits for a code; null while the password is asked for. */
  step: SecondStep | null
  /** Why the login begins anew. */
  reason: string | null
}

interface Props {
  login: LoginState
  onChange: (login: LoginState) => void
  /** The path to go to after the login. */
  target: string
  /** Whether the member comes from choosing a new password. */
  isReset?: boolean
  /** Shows the form to register, with the email that was typed, instead of leading to its page. */
  onRegister?: (email: string) => void
}

/** Both steps of a login: the password, and a code where the account asks for one. */
export function LoginForm({ login, onChange, target, isReset = false, onRegister }: Props) {
  const { email, step, reason } = login
  return step ? (
    <CodeStep
      step={step}
      target={target}
      onOver={(why) => onChange({ email, step: null, reason: why })}
      onCancel={() => onChange({ email, step: null, reason: null })}
    />
  ) : (
    <PasswordStep
      email={email}
      target={target}
      isReset={isReset}
      reason={reason}
      onCode={(next, typed) => onChange({ email: typed, step: next, reason: null })}
      onRegister={onRegister}
    />
  )
}
