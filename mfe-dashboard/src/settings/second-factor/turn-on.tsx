import { usePlatform } from '@nireeka/kit'

import settings from '../settings.module.css'
import { CopyButton } from './copy-button.tsx'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { type Setup, turnOn } from './second-factor.api.ts'
import styles from './second-factor.module.css'
import { focusHeading } from './focus-heading.ts'

interface Props {
  setup: Setup
  onOn: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The two steps of turning the second factor on: the secret goes into the app, and a code comes back. */
export function TurnOn({ setup: { secret, uri }, onOn, onCancel }: Props) {
  const { http } = usePlatform()
  return (
    <ol className={styles.steps} ref={focusHeading}>
      <li className={styles.step}>
        <h3 className={styles.heading} tabIndex={-1}>
          Scan this with your authenticator app
        </h3>
        <QrCode text={uri} label="QR code with your key" />
        <p className={settings.quiet}>
          Can’t scan it? <a href={uri}>Open it in an app on this device</a>, or type this key into the app:
        </p>
        <p className={styles.key}>
          <code>{inGroups(secret)}</code>
          <CopyButton text={secret} what="The key is">
            Copy key
          </CopyButton>
        </p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Enter the code that it shows</h3>
        <PasswordAndCodeForm
          takesRecoveryCodes={false}
          button="Turn on two-step login"
          submit={async (given) => onOn(await turnOn(http, given))}
          onCancel={onCancel}
        />
      </li>
    </ol>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
