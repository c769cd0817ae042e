import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../bikes.module.css'
import { Effects } from './effects.tsx'
import { type BuildEffects, checkRule, type RuleFields } from './rules.api.ts'

interface Props {
  /** The rule that is edited; null for a new one. */
  id: number | null
  /** Returns the fields as they are typed. */
  fieldsOf: () => RuleFields & { version: unknown; acceptBroken?: unknown }
}

/** Tries a rule as it is typed, and shows what it would do to builds. */
export function CheckRule({ id, fieldsOf }: Props) {
  const { http } = usePlatform()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const [effects, setEffects] = useState<BuildEffects | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function check() {
    const { version: _version, acceptBroken: _accepting, ...rule } = fieldsOf()
    setBusy(true)
    setFailure(null)
    setEffects(null)
    try {
      setEffects(await withPassword(() => checkRule(http, id, rule)))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.stack}>
      <p>
        <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void check()}>
          Check builds
        </Button>
      </p>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {effects ? <Effects effects={effects} /> : null}
    </div>
  )
}

/** Returns why a check failed: for a wrong field, what is wrong with it. */
function sentenceOf(error: unknown): string {
  const fields = isHttpError(error) ? Object.values(error.fields).flat() : []
  return fields[0] ?? messageOf(error, TEXTS.unreachable)
}
