import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'

import type { ListDefinition } from './list.ts'
import styles from './list-summary.module.css'
import type { ListView } from './use-list-state.ts'

interface Props {
  list: Pick<ListDefinition<never>, 'name' | 'nouns' | 'mostCounted' | 'exportCsv'>
  total: number
  view: ListView
  onHelp: () => void
}

/** The line above the rows: how many there are, their export, and the keyboard shortcuts. */
export const ListSummary = ({
  list: { name, nouns, mostCounted, exportCsv },
  total,
  view,
  onHelp,
}: Props) => (
  <div className={styles.line}>
    <output className={styles.total}>
      {formatNumber(total)}
      {total === mostCounted ? ' or more' : ''} {total === 1 ? nouns[0] : nouns[1]}
    </output>
    {exportCsv ? <Export name={name} read={exportCsv} view={view} /> : null}
    <Button tone="quiet" size="small" className={styles.keys} onClick={onHelp}>
      Keyboard shortcuts
    </Button>
  </div>
)

interface ExportProps extends Pick<ListDefinition<never>, 'name'> {
  read: NonNullable<ListDefinition<never>['exportCsv']>
  view: ListView
}

function Export({ name, read, view }: ExportProps) {
  const { http, notify } = usePlatform()
  const saving = useMutation({
    mutationFn: () => read(http, view.state),
    onSuccess: (file) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="quiet" size="small" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="download" /> Export CSV
    </Button>
  )
}
