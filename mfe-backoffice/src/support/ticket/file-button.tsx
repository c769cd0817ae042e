import { messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'

import styles from '../support.module.css'
import { loadFile, type Message } from './ticket.api.ts'

interface Props {
  file: Message['files'][number]
  ticketId: number
}

/** A button that downloads a ticket's file. A plain link can't, because the request needs the reader's token. */
export function FileButton({ file, ticketId }: Props) {
  const { http, notify } = usePlatform()
  const load = useMutation({
    mutationFn: () => loadFile(http, ticketId, file.id),
    onSuccess: (bytes) => saveFile(bytes, file.name),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="secondary" size="small" isBusy={load.isPending} onClick={() => load.mutate()}>
      <Icon name="download" />
      <span className={styles.words}>{file.name}</span>
    </Button>
  )
}
