import { Button, Field, Picture, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DrawnDialog } from '../../products/page/drawn-dialog.tsx'
import styles from './text.module.css'
import type { TextValues } from './text-values.ts'

type PictureValues = NonNullable<TextValues['picture']>

interface Props {
  picture: PictureValues
  errors: string[]
  onChange: (picture: PictureValues) => void
}

/** The picture above the text: one of ours, and what it shows in words. */
export function PictureFields({ picture, errors, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <div className={styles.picture}>
        <Picture src={picture.src} alt="" sizes="20rem" />
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)}>
          Choose another picture
        </Button>
      </div>
      <Field label="What it shows" hint="For readers who can’t see it." errors={errors}>
        <TextInput
          value={picture.alt}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      </Field>
      {isChoosing ? (
        <DrawnDialog
          chosen={[picture.src]}
          onChoose={async (src) => onChange({ ...picture, src })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
