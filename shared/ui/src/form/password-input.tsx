import { type ComponentProps, type KeyboardEvent, useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

/** A password input with a button that shows the password. Goes into a Field, like any input. */
export function PasswordInput(rest: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const listen = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div>
      <div className={styles.box}>
        <TextInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
          onKeyUp={listen}
        />
        <button
          type="button"
          className={styles.show}
          aria-label="Show characters"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
      <p className={hasCapsLock ? styles.caps : 'visually-hidden'} role="status">
        {hasCapsLock ? 'Caps lock is on.' : ''}
      </p>
    </div>
  )
}
