import { useQuery } from '@nireeka/kit/query'
import { Alert, QueryView, Skeleton } from '@nireeka/ui'

import styles from './second-factor.module.css'
import { qrCode } from './second-factor.api.ts'

/** A text as a QR code, black on white in both themes, since many cameras read nothing else. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <QueryView
    query={useQuery(qrCode(text))}
    skeleton={<Skeleton />}
    failed={() => <Alert>The QR code can’t be shown right now. Type the key into your app instead.</Alert>}
  >
    {({ size, path }) => (
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" shapeRendering="crispEdges" />
      </svg>
    )}
  </QueryView>
)
