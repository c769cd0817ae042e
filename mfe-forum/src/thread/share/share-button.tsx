import { usePlatform } from '@nireeka/kit'
import { Button, Icon } from '@nireeka/ui'

import { shareLink } from './share-link.ts'
import styles from './share-button.module.css'

interface Props {
  /** The path of this site that the link leads to. */
  path: string
  title: string
  /** What is shared, for screen readers: "post 2". */
  what: string
  tone?: 'quiet' | 'secondary'
  /** Leaves the word to screen readers on a phone, where a row of buttons has no room for it. */
  isIconOnlyOnPhones?: boolean
  className?: string | undefined
}

export function ShareButton({
  path,
  title,
  what,
  tone = 'quiet',
  isIconOnlyOnPhones = false,
  className,
}: Props) {
  const { notify } = usePlatform()
  const share = async () => {
    const url = `${location.origin}${path}`
    const done = await shareLink({ title, url })
    if (done === 'copied') notify('success', 'Link copied')
    if (done === 'failed') notify('info', url)
  }
  return (
    <Button size="small" tone={tone} className={className} onClick={() => void share()}>
      <Icon name="upload" />
      <span className={isIconOnlyOnPhones ? styles.word : undefined}>
        Share <span className="visually-hidden">{what}</span>
      </span>
    </Button>
  )
}
