import { isHttpError, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'

import { formatBytes } from './format-bytes.ts'
import { loadFile } from './support.api.ts'
import styles from './thread.module.css'
import type { TicketFile } from './ticket.ts'

interface Props {
  file: TicketFile
  ticketId: number
}

/** A button that downloads a ticket's file. A plain link can't, because the request needs the member's token. */
export function FileButton({ file, ticketId }: Props) {
  const { http, notify } = usePlatform()
  const load = useMutation({
    mutationFn: () => loadFile(http, ticketId, file.id),
    onSuccess: (bytes) => saveFile(bytes, file.name),
    onError: (error) =>
      notify(
        'error',
        isHttpError(error) && error.status > 0 ? 'This file can’t be loaded.' : TEXTS.unreachable,
      ),
  })
  return (
    <Button tone="secondary" size="small" isBusy={load.isPending} onClick={() => load.mutate()}>
      <Icon name="download" />
      <span className={styles.fileName}>{file.name}</span> <span>{formatBytes(file.bytes)}</span>
    </Button>
  )
}
