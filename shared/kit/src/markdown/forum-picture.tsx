import { type ForumPicture as Picture, FORUM_PICTURES_PATH } from '@nireeka/contracts'
import { useQuery } from '@nireeka/kit/query'
import { createContext, use, useState } from 'react'

export interface PictureReader {
  /** Whether guests may not see the pictures of this text. */
  arePrivate: boolean
  /** Resolves with a picture as a data address, read by the member who is here. */
  load: (id: string) => Promise<string>
}

export const PictureReaderContext = createContext<PictureReader | undefined>(undefined)

/** A picture that is wider has a smaller size for phones. */
const SMALL_WIDTH = 800
const SIZES = '(min-width: 48rem) 44rem, 100vw'

interface Props {
  picture: Picture
  alt: string
}

/**
 * A picture that a member has sent. An <img> sends no token, so that the API answers it as a guest's; what guests may
 * not see, such as the pictures of a hidden thread, is read with the member's token and shown as data.
 */
export function ForumPicture({ picture: { id, width, height }, alt }: Props) {
  const reader = use(PictureReaderContext)
  const [hasFailed, setFailed] = useState(false)
  const isPrivate = reader !== undefined && (reader.arePrivate || hasFailed)
  const own = useQuery({
    queryKey: ['forum-picture', id],
    enabled: isPrivate,
    staleTime: Infinity,
    retry: false,
    queryFn: () => reader?.load(id),
  })
  if (isPrivate ? own.isError : hasFailed) return <span>{wordsFor(alt)}</span>
  const size = width && height ? { width, height } : { width: undefined, height: undefined }
  if (isPrivate) return <img {...size} src={own.data ?? blank(size)} alt={alt} aria-busy={!own.data} />
  const src = `${FORUM_PICTURES_PATH}${id}`
  const srcSet =
    width && width > SMALL_WIDTH ? `${src}?size=small ${SMALL_WIDTH}w, ${src} ${width}w` : undefined
  return (
    <img
      {...size}
      // Before src, so that the browser loads only the size that it needs.
      sizes={srcSet && SIZES}
      srcSet={srcSet}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}

/** A clear picture of the same shape, which keeps the space until the other one is there. */
const blank = ({ width = 16, height = 9 }) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

const wordsFor = (alt: string) =>
  alt ? `Picture that can’t be shown: ${alt}` : 'A picture that can’t be shown'
