import { formatDate, messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Icon } from '@nireeka/ui'

import settings from '../settings/settings.module.css'
import { formatBytes } from '../support/format-bytes.ts'
import { askForExport, type DataExport, heldData, loadExport, myData } from './my-data.api.ts'
import styles from './my-data.module.css'

/** How far the member's file is, and what can be done with it; told to screen readers when it changes by itself. */
export const ExportState = ({ state }: { state: DataExport }) => (
  <div className={styles.export} aria-live="polite">
    <Progress state={state} />
  </div>
)

function Progress({ state }: { state: DataExport }) {
  if (state.status === 'none') return <Ask>Request your data</Ask>
  if (state.status === 'waiting') {
    return <Alert>We’re preparing your file. You can leave this page; we’ll email you when it’s ready.</Alert>
  }
  if (state.status === 'failed') {
    return (
      <>
        <Alert tone="danger">We couldn’t create your file. Sorry, that’s on us.</Alert>
        <Ask>Try again</Ask>
      </>
    )
  }
  return <Ready file={state} />
}

const Ready = ({ file }: { file: Extract<DataExport, { status: 'ready' }> }) => (
  <>
    <p>
      Your data as of {formatDate(file.askedAt, 'dayAndTime', 'reader')}, {formatBytes(file.bytes)}. We delete
      the file on {formatDate(file.until, 'dayAndTime', 'reader')}.
    </p>
    <div className={settings.actions}>
      <Download file={file} />
      <Ask>Create a new file</Ask>
    </div>
  </>
)

/** A plain link can't download it, because the request needs the member's token. */
function Download({ file }: { file: { id: number; askedAt: Date } }) {
  const { http, notify } = usePlatform()
  const load = useMutation({
    mutationFn: () => loadExport(http, file.id),
    onSuccess: (zip) => saveFile(zip, `nireeka-my-data-${file.askedAt.toISOString().slice(0, 10)}.zip`),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button isBusy={load.isPending} onClick={() => load.mutate()}>
      <Icon name="download" /> Download
    </Button>
  )
}

function Ask({ children }: { children: string }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const ask = useMutation({
    mutationFn: () => askForExport(http),
    onSuccess: (file) => {
      queries.setQueryData(myData(http).queryKey, (data) => data && { ...data, file })
      return queries.invalidateQueries({ queryKey: heldData(http).queryKey })
    },
    onError: (error) => {
      notify('error', messageOf(error, TEXTS.unreachable))
      // Another tab may have asked already.
      return queries.invalidateQueries({ queryKey: myData(http).queryKey })
    },
  })
  return (
    <Button tone="secondary" isBusy={ask.isPending} onClick={() => ask.mutate()}>
      {children}
    </Button>
  )
}
