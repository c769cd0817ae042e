import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'

import { shareLink } from './share-link.ts'

interface Props {
  /** The path of this site that the link leads to. */
  path: string
  title: string
  /** What is shared, for screen readers: "post 2". */
  what: string
  tone?: 'quiet' | 'secondary'
  className?: string | undefined
}

export function ShareButton({ path, title, what, tone = 'quiet', className }: Props) {
  const { notify } = usePlatform()
  const share = async () => {
    const url = `${location.origin}${path}`
    const done = await shareLink({ title, url })
    if (done === 'copied') notify('success', 'Link copied')
    if (done === 'failed') notify('info', url)
  }
  return (
    <Button size="small" tone={tone} className={className} onClick={() => void share()}>
      <span>
        Share <span className="visually-hidden">{what}</span>
      </span>
    </Button>
  )
}
