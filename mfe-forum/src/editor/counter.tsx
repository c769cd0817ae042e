import { formatNumber } from '@nireeka/contracts'

import styles from './editor.module.css'

const NEAR = 0.9
const STEP = 100

/** Says how many letters are left, from nine tenths of the limit on. */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length
  const isNear = length > max * NEAR
  return (
    <>
      {isNear ? (
        <p className={left < 0 ? styles.tooLong : styles.counter} aria-hidden="true">
          {sentence(left)}
        </p>
      ) : null}
      {/* Not with each letter, since every change is read aloud. */}
      <output className="visually-hidden" aria-live="polite">
        {isNear ? sentence(left < 0 ? -1 : Math.ceil(left / STEP) * STEP) : ''}
      </output>
    </>
  )
}

function sentence(left: number) {
  if (left === -1) return 'The text is too long'
  if (left < 0) return `${formatNumber(-left)} characters too many`
  return left === 1 ? '1 character left' : `${formatNumber(left)} characters left`
}
