import { FORUM_PICTURES } from '@nireeka/contracts/api'
import type { Ref } from 'react'

interface Props {
  ref: Ref<HTMLInputElement>
  onChoose: (files: readonly File[]) => void
}

/** The browser's dialog for files, which the toolbar's button opens. */
export const PictureInput = ({ ref, onChoose }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    aria-label="Pictures"
    accept={FORUM_PICTURES.kinds.join(',')}
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])])
      // Reset, so that the same file can be chosen again.
      event.target.value = ''
    }}
  />
)
