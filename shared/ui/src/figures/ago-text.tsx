import { formatAgo, formatDate } from '@nireeka/contracts'
import { useSyncExternalStore } from 'react'

interface Props {
  /** A Date or an ISO time. */
  date: Date | string
  className?: string | undefined
}

const MINUTE = 60_000

/**
 * How long ago something was, such as "3 h ago", with the whole date as its title. The server doesn't know
 * when its page is read: there, and until the page is hydrated, it is the day.
 */
export function AgoText({ date, className }: Props) {
  const minute = useSyncExternalStore(watchMinutes, readMinute, readNoMinute)
  return (
    <time
      className={className}
      dateTime={typeof date === 'string' ? date : date.toISOString()}
      title={formatDate(date)}
    >
      {minute === null ? formatDate(date, 'shortDay') : formatAgo(date, new Date((minute + 1) * MINUTE - 1))}
    </time>
  )
}

function watchMinutes(tell: () => void) {
  const timer = setInterval(tell, MINUTE)
  return () => clearInterval(timer)
}

const readMinute = () => Math.floor(Date.now() / MINUTE)
const readNoMinute = () => null
