import { FORUM_LIMITS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Chip, ChipList } from '@nireeka/ui'
import { useId } from 'react'

import { tags } from '../threads/threads.api.ts'
import styles from './new-thread.module.css'

interface Props {
  chosen: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

/** The forum's tags, of which a thread has at most five; without them, a thread has none. */
export function TagChoice({ chosen, onChange, error }: Props) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(tags(http))
  const id = useId()
  const isFull = chosen.length >= FORUM_LIMITS.tags
  if (data.length === 0) return null
  const toggle = (name: string, isPressed: boolean) =>
    onChange(isPressed ? [...chosen, name] : chosen.filter((other) => other !== name))
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className={styles.tags}>
      <p id={`${id}-label`} className={styles.label}>
        Tags (optional)
      </p>
      <ChipList>
        {data.map(({ name }) => (
          <Chip
            key={name}
            label={`#${name}`}
            isPressed={chosen.includes(name)}
            disabled={isFull && !chosen.includes(name)}
            onToggle={(isPressed) => toggle(name, isPressed)}
          />
        ))}
      </ChipList>
      <p id={`${id}-hint`} className={styles.hint} aria-live="polite">
        {isFull
          ? 'That’s five tags. Remove one to choose another.'
          : 'Up to five, to help others find your thread.'}
      </p>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
