import { messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, type ButtonTone, Icon } from '@nireeka/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The file's name. */
  name: string
  read: () => Promise<Blob>
  /** A small button, for the row of a list. */
  isSmall?: boolean
  tone?: ButtonTone
  children: ReactNode
}

/** A button that downloads a file. */
export function Download({ name, read, isSmall = false, tone = 'secondary', children }: Props) {
  const { notify } = usePlatform()
  const download = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button
      tone={tone}
      size={isSmall ? 'small' : 'medium'}
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Icon name="download" /> {children}
    </Button>
  )
}
