import { usePlatform } from '@nireeka/kit'

import settings from '../settings.module.css'
import { focusHeading } from './focus-heading.ts'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { replaceRecoveryCodes, turnOff } from './second-factor.api.ts'
import styles from './second-factor.module.css'

/** What a member does with a second factor that is on. */
export type Change = 'recovery-codes' | 'off'

const TEXTS = {
  'recovery-codes': {
    heading: 'New recovery codes',
    text: 'You’ll get ten new codes, and your old ones will stop working.',
    button: 'Get new codes',
  },
  off: {
    heading: 'Turn off two-step login',
    text: 'After that, you’ll need only your password to log in.',
    button: 'Turn off',
  },
} as const

interface Props {
  change: Change
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Asks for password and code, and makes the change. */
export function ProveChange({ change, onCodes, onClose }: Props) {
  const { http, notify } = usePlatform()
  const { heading, text, button } = TEXTS[change]
  return (
    <div className={styles.step} ref={focusHeading}>
      <h3 className={styles.heading} tabIndex={-1}>
        {heading}
      </h3>
      <p className={settings.quiet}>{text}</p>
      <PasswordAndCodeForm
        takesRecoveryCodes
        button={button}
        submit={async (given) => {
          if (change === 'recovery-codes') return onCodes(await replaceRecoveryCodes(http, given))
          await turnOff(http, given)
          notify('success', 'Two-step login is off.')
          onClose()
        }}
        onCancel={onClose}
      />
    </div>
  )
}
