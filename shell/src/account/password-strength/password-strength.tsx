import { PASSWORD_HINT } from '../password-hint.ts'
import { type Strength, strengthOf } from './strength-of.ts'
import styles from './password-strength.module.css'

/** The rule before anything is typed, then how hard the password is to guess. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <span className={styles.strength} data-strength={strength}>
      {strength === 'empty' ? null : (
        <span className={styles.bars} aria-hidden="true">
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </span>
      )}
      <output>{WORDS[strength]}</output>
    </span>
  )
}

const WORDS: Record<Strength, string> = {
  empty: PASSWORD_HINT,
  short: PASSWORD_HINT,
  weak: 'Easy to guess: use more different characters.',
  good: 'Good. A few more words make it even stronger.',
  strong: 'Strong password.',
}
