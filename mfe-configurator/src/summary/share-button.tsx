import { usePlatform } from '@nireeka/kit'
import { Button, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { shareLink } from './share.ts'

interface Props {
  title: string
  /** A path on this site. */
  path: string
}

/** A button that shares the build's URL. Where the browser can't, it shows the URL to copy by hand. */
export function ShareButton({ title, path }: Props) {
  const { notify } = usePlatform()
  const [shown, setShown] = useState<string | null>(null)

  async function share() {
    const url = new URL(path, location.origin).href
    const shared = await shareLink({ title, url }, navigator, matchMedia('(pointer: coarse)').matches)
    if (shared === 'copied') notify('success', 'Link copied. Anyone who opens it sees this bike.')
    setShown(shared === 'failed' ? url : null)
  }

  return (
    <>
      <Button tone="secondary" onClick={() => void share()}>
        Share link
      </Button>
      {shown ? (
        <Field
          label="Link to this bike"
          hint="Your browser couldn’t copy it. Select it and copy it yourself."
        >
          <TextInput readOnly value={shown} onFocus={(event) => event.target.select()} />
        </Field>
      ) : null}
    </>
  )
}
