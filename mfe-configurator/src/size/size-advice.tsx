import type { SizeAdvice as AdviceOn } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import type { Size } from '../bikes/bike.ts'
import { adviceText } from './advice-text.ts'
import styles from './finder.module.css'

type Advice = AdviceOn<Size>

interface Props {
  advice: Advice
  builder: Builder
}

/** The recommended size with a button that chooses it. Riders whom no frame fits are referred to a dealer. */
export const SizeAdvice = ({ advice, builder }: Props) => (
  <div className={styles.advice}>
    <p>
      {adviceText(advice, builder.unit)}
      {isForADealer(advice) ? (
        <>
          {' '}
          A <Link to="/dealers">dealer</Link> can tell you more.
        </>
      ) : null}
    </p>
    {isForADealer(advice) ? null : <ChooseSize advice={advice} builder={builder} />}
  </div>
)

/** Returns whether the rider is too short, too tall, or needs a size that isn't built. */
const isForADealer = (advice: Advice) =>
  (advice.status !== 'fits' && advice.status !== 'between') || advice.size.note !== null

function ChooseSize({ advice, builder }: Props) {
  if (advice.status === 'none') return null
  const { id, name } = advice.size
  if (builder.size?.id === id) return <p className={styles.chosen}>{name} is chosen.</p>
  return (
    <Button tone="secondary" size="small" onClick={() => builder.chooseSize(id)}>
      Choose {name}
    </Button>
  )
}
