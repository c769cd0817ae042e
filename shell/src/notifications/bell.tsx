import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useUnreadCount } from '@nireeka/kit/notifications'
import { Icon } from '@nireeka/ui'
import { type ComponentType, useState } from 'react'

import header from '../frame/header.module.css'

/** The API counts up to 100. */
const MOST_SHOWN = 99

type Panel = ComponentType<{ onClose: () => void }>

/** The button with the number of unread notifications, kept up to date; it opens their panel. */
export function Bell() {
  const { notify } = usePlatform()
  const unread = useUnreadCount()
  const [Panel, setPanel] = useState<Panel | null>(null)
  const open = () =>
    import('./notification-panel.tsx').then(
      (code) => setPanel(() => code.NotificationPanel),
      () => notify('error', 'Your notifications couldn’t be opened. Try again.'),
    )
  const count = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread)
  return (
    <>
      <button
        type="button"
        className={header.user}
        data-part="bell"
        aria-haspopup="dialog"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} new`}
        onClick={() => void open()}
      >
        <Icon name="bell" />
        {unread === 0 ? null : <span className={header.count}>{count}</span>}
      </button>
      {Panel ? <Panel onClose={() => setPanel(null)} /> : null}
    </>
  )
}
