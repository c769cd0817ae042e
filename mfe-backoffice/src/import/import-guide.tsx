import { messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, DefinitionList, Icon } from '@nireeka/ui'

import { FILE_KINDS, type FileKind } from './file-kinds.ts'
import styles from './import.module.css'

/** Says what a file has to look like, and offers the exports to begin with. */
export const ImportGuide = () => (
  <div className={styles.kinds}>
    {FILE_KINDS.map((kind) => (
      <Kind key={kind.fileName} kind={kind} />
    ))}
  </div>
)

const Kind = ({ kind: { title, columns, example, ...file } }: { kind: FileKind }) => (
  <section className={styles.part} aria-label={`${title} file`}>
    <div className={styles.top}>
      <h2 className={styles.heading}>{title} file</h2>
      <Export title={title} {...file} />
    </div>
    <DefinitionList items={columns.map(([name, meaning]) => ({ term: name, details: meaning }))} />
    <p className={styles.quiet}>For example:</p>
    <pre className={styles.example}>
      <code>{example.join('\n')}</code>
    </pre>
  </section>
)

function Export({ title, fileName, read }: Pick<FileKind, 'title' | 'fileName' | 'read'>) {
  const { http, notify } = usePlatform()
  const saving = useMutation({
    mutationFn: () => read(http),
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="secondary" size="small" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="download" /> Export {title.toLowerCase()}
    </Button>
  )
}
