import { toDataUrl, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Dialog, FailedPart, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../../orders/order.module.css'
import { readReturnPhoto, type Return } from '../return.api.ts'
import photoStyles from './return-photos.module.css'

type PhotoOf = Return['photos'][number]

/** The photos that the customer has sent along; a press shows one in full. */
export function ReturnPhotos({ item }: { item: Return }) {
  const [open, setOpen] = useState<PhotoOf | null>(null)
  if (item.photos.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 id="photos" className={styles.heading}>
        Photos
      </h2>
      <PhotoList item={item} onOpen={setOpen} />
      {open ? (
        <Dialog title={open.name} onClose={() => setOpen(null)}>
          <Photo returnId={item.id} photo={open} />
        </Dialog>
      ) : null}
    </section>
  )
}

interface ListProps {
  item: Pick<Return, 'id' | 'photos'>
  /** Called with a photo to show in full; without it they are only looked at. */
  onOpen?: (photo: PhotoOf) => void
}

export const PhotoList = ({ item: { id, photos }, onOpen }: ListProps) => (
  <ul className={photoStyles.photos} aria-label="Photos from the customer">
    {photos.map((photo) => (
      <li key={photo.id}>
        {onOpen ? (
          <Photo returnId={id} photo={photo} onOpen={() => onOpen(photo)} />
        ) : (
          <Photo returnId={id} photo={photo} />
        )}
      </li>
    ))}
  </ul>
)

interface PhotoProps {
  returnId: number
  photo: PhotoOf
  onOpen?: () => void
}

/** A photo of the API, which only answers a caller with a token: it is fetched and shown as data. */
function Photo({ returnId, photo, onOpen }: PhotoProps) {
  const { http } = usePlatform()
  const query = useQuery({
    queryKey: ['return-photo', photo.id],
    staleTime: Infinity,
    queryFn: async () => toDataUrl(await readReturnPhoto(http, returnId, photo.id)),
  })
  if (query.isError)
    return <FailedPart title="This photo can’t be shown right now" onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton kind="text" lines={3} />
  const image = <img className={photoStyles.photo} src={query.data} alt={photo.name} />
  if (!onOpen) return image
  return (
    <button type="button" className={photoStyles.open} onClick={onOpen}>
      {image}
      <span className="visually-hidden">: show in full</span>
    </button>
  )
}
