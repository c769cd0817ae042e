import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { useForumPictures } from '@nireeka/kit'
import { Prose } from '@nireeka/ui'
import { useRef } from 'react'

import { useLightbox } from './pictures/use-lightbox.tsx'
import styles from './post-text.module.css'

interface Props {
  body: string
  Markdown: typeof MarkdownCode
  /** Whether guests may not see its pictures, such as those of a hidden thread. */
  arePicturesPrivate?: boolean
}

/** A post's text, in its own writing direction. Its pictures open large. */
export function PostText({ body, Markdown, arePicturesPrivate = false }: Props) {
  const pictures = useForumPictures(arePicturesPrivate)
  const text = useRef<HTMLDivElement>(null)
  const { open, view } = useLightbox(text)
  return (
    <div ref={text} className={styles.text} dir="auto">
      <Prose>
        <Markdown text={body} by="rider" pictures={pictures} onPicture={open} />
      </Prose>
      {view}
    </div>
  )
}
