import { type ForumPicture as Picture, FORUM_PICTURES_PATH } from '@nireeka/contracts'
import { useQuery } from '@nireeka/kit/query'
import { createContext, use, useState } from 'react'

import { PictureLink } from './picture-link.tsx'

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
export function ForumPicture(props: Props) {
  const reader = use(PictureReaderContext)
  const [hasFailed, setFailed] = useState(false)
  if (reader && (reader.arePrivate || hasFailed)) return <OwnPicture {...props} load={reader.load} />
  if (hasFailed) return <span>{wordsFor(props.alt)}</span>
  return <PublicPicture {...props} onFail={() => setFailed(true)} />
}

function OwnPicture({ picture, alt, load }: Props & Pick<PictureReader, 'load'>) {
  const { data, isError } = useQuery({
    queryKey: ['forum-picture', picture.id],
    staleTime: Infinity,
    retry: false,
    queryFn: () => load(picture.id),
  })
  if (isError) return <span>{wordsFor(alt)}</span>
  const size = sizeOf(picture)
  if (!data) return <img {...size} src={blank(size)} alt={alt} aria-busy />
  return (
    <PictureLink to={addressOf(picture)} alt={alt}>
      <img {...size} src={data} alt={alt} aria-busy={false} />
    </PictureLink>
  )
}

function PublicPicture({ picture, alt, onFail }: Props & { onFail: () => void }) {
  const { width } = picture
  const src = addressOf(picture)
  const sources =
    width && width > SMALL_WIDTH
      ? { sizes: SIZES, srcSet: `${src}?size=small ${SMALL_WIDTH}w, ${src} ${width}w` }
      : {}
  // Sizes come before the address, so that the browser loads only the one that it needs.
  return (
    <PictureLink to={src} alt={alt}>
      <img
        {...sizeOf(picture)}
        {...sources}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={onFail}
      />
    </PictureLink>
  )
}

const addressOf = ({ id }: Picture) => `${FORUM_PICTURES_PATH}${id}`

interface Size {
  width?: number
  height?: number
}

const sizeOf = ({ width, height }: Picture): Size => (width && height ? { width, height } : {})

/** A clear picture of the same shape, which keeps the space until the other one is there. */
const blank = ({ width = 16, height = 9 }: Size) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

const wordsFor = (alt: string) =>
  alt ? `Picture that can’t be shown: ${alt}` : 'A picture that can’t be shown'
