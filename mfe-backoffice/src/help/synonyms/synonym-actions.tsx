import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../help.module.css'
import { useSearchCall } from '../use-search-call.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { removeSynonym, type Synonym } from './synonyms.api.ts'

/** Edits or removes a synonym. */
export function SynonymActions({ synonym }: { synonym: Synonym }) {
  const { confirm, notify } = usePlatform()
  const call = useSearchCall()
  const [isOpen, setOpen] = useState(false)
  const { phrase, means } = synonym
  const removing = useMutation({
    mutationFn: () => call((http) => removeSynonym(http, synonym)),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  async function remove() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Remove “${phrase}”?`,
      text: `Searches for “${phrase}” will no longer find what “${means}” finds.`,
      confirm: 'Remove',
      cancel: 'Keep it',
      isDangerous: true,
    })
    if (isSure) removing.mutate()
  }
  return (
    <span className={styles.row}>
      <Button size="small" tone="secondary" aria-label={`Edit ${phrase}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Button
        size="small"
        tone="quiet"
        isBusy={removing.isPending}
        aria-label={`Remove ${phrase}`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
      {isOpen ? <SynonymDialog synonym={synonym} onClose={() => setOpen(false)} /> : null}
    </span>
  )
}
