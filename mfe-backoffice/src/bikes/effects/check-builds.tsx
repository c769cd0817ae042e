import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import { EditSection } from '../../form/edit-section.tsx'
import styles from '../bikes.module.css'
import type { BuildEffects } from './build-effects.ts'
import { Effects } from './effects.tsx'

interface Props {
  /** Returns what the form, as it is filled in, would do to builds. */
  check: (http: Http) => Promise<BuildEffects>
}

/** Tries a change of the catalogue before it is saved, and shows what it would do to builds. */
export function CheckBuilds({ check }: Props) {
  const { http } = usePlatform()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const [effects, setEffects] = useState<BuildEffects | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function run() {
    setBusy(true)
    setFailure(null)
    setEffects(null)
    try {
      setEffects(await withPassword(() => check(http)))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <EditSection
      heading="Effect on builds"
      lead="See which bikes would change before you save. Checking saves nothing."
    >
      <div className={styles.stack}>
        <p>
          <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void run()}>
            Check builds
          </Button>
        </p>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {effects ? <Effects effects={effects} /> : null}
      </div>
    </EditSection>
  )
}

/** Returns why a check failed: for a wrong field, what is wrong with it. */
function sentenceOf(error: unknown): string {
  const fields = isHttpError(error) ? Object.values(error.fields).flat() : []
  return fields[0] ?? messageOf(error, TEXTS.unreachable)
}
