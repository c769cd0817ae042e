import { usePlatform } from '@nireeka/kit'
import { Button, Icon } from '@nireeka/ui'

import { shareLink } from './share-link.ts'

interface Props {
  /** The path of this site that the link leads to. */
  path: string
  title: string
  /** What is shared, for screen readers: "post 2". */
  what: string
  tone?: 'quiet' | 'secondary'
  /** Leaves the word to screen readers, where many of these buttons stand on a page. */
  isIconOnly?: boolean
  className?: string | undefined
}

export function ShareButton({ path, title, what, tone = 'quiet', isIconOnly = false, className }: Props) {
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
      <span className={isIconOnly ? 'visually-hidden' : undefined}>
        Share <span className="visually-hidden">{what}</span>
      </span>
    </Button>
  )
}
