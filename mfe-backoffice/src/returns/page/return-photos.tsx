import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedPart, Skeleton } from '@nireeka/ui'

import styles from '../../orders/order.module.css'
import { readReturnPhoto, type Return } from '../return.api.ts'
import photoStyles from './return-photos.module.css'
import { toDataUrl } from './to-data-url.ts'

/** The photos that the customer has sent along. */
export function ReturnPhotos({ item: { id, photos } }: { item: Return }) {
  if (photos.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 id="photos" className={styles.heading}>
        Photos
      </h2>
      <ul className={photoStyles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Photo returnId={id} photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A photo of the API, which only answers a caller with a token: it is fetched and shown as data. */
function Photo({ returnId, photo }: { returnId: number; photo: Return['photos'][number] }) {
  const { http } = usePlatform()
  const query = useQuery({
    queryKey: ['return-photo', photo.id],
    staleTime: Infinity,
    queryFn: async () => toDataUrl(await readReturnPhoto(http, returnId, photo.id)),
  })
  if (query.isError)
    return <FailedPart title="This photo can’t be shown right now" onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton kind="text" lines={3} />
  return <img className={photoStyles.photo} src={query.data} alt={photo.name} />
}
