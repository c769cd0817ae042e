import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'

interface Props {
  text: string
  /** What is copied, for the notice: `The key`. */
  what: string
  children: string
}

/** Copies a text, and tells whether that worked. */
export function CopyButton({ text, what, children }: Props) {
  const { notify } = usePlatform()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', `${what} copied.`)
    } catch {
      notify('error', 'This browser doesn’t allow copying. Select the text and copy it yourself.')
    }
  }
  return (
    <Button tone="secondary" size="small" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
