import { buttonClass, Dialog, RadioCards } from '@nireeka/ui'
import { useState } from 'react'

import type { ContentItem } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import styles from './content.module.css'

interface Props {
  kind: ContentKind
  item: ContentItem
  onClose: () => void
}

type Device = 'desktop' | 'phone'
/** The width of a phone, in CSS pixels. */
const PHONE = 390

/** The public page with the latest version, which only staff get. */
export function Preview({ kind, item, onClose }: Props) {
  const [device, setDevice] = useState<Device>('desktop')
  const address = `${kind.pageOf(item.key)}?preview=${kind.kind}.${item.key}.${item.version}`
  return (
    <Dialog
      kind="full"
      title={`Preview of version ${item.version}`}
      description="The page as guests would get it. Buttons and forms don’t work here."
      onClose={onClose}
      actions={
        <a
          className={buttonClass({ size: 'small', tone: 'secondary' })}
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          Open in a new tab
        </a>
      }
    >
      <div className={styles.part}>
        <RadioCards<Device>
          legend="Width"
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={device}
          columns={2}
          onChange={setDevice}
        />
        <iframe
          className={styles.page}
          title={`The page on a ${device}`}
          src={address}
          width={device === 'phone' ? PHONE : '100%'}
          sandbox="allow-same-origin"
        />
      </div>
    </Dialog>
  )
}
