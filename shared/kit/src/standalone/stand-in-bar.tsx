import { Link } from '@nireeka/kit/router'

import { useStream } from '../use-stream.ts'
import type { StandIn } from './stand-in.ts'

const ACCOUNTS = [
  'anna@example.com',
  'ben@example.com',
  'cara@example.com',
  'agent@example.com',
  'admin@example.com',
]

/**
 * Header of the stand-in shell: links to the remote's pages, the current account, and the remote's messages to the
 * shopper.
 */
export function StandInBar({ standIn, paths }: { standIn: StandIn; paths: string[] }) {
  const notices = useStream(standIn.notices$)
  const { cart } = useStream(standIn.platform.cart.state$)
  return (
    <header>
      <nav aria-label="Paths of this remote">
        {paths.map((path) => (
          <Link key={path} to={path}>
            {path}{' '}
          </Link>
        ))}
      </nav>
      <label>
        Logged in as{' '}
        <select onChange={(event) => void standIn.signInAs(event.target.value || null)}>
          <option value="">nobody</option>
          {ACCOUNTS.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>{' '}
      <output>{cart.lines.length} lines in the cart</output>
      <ul role="status">
        {notices.map((notice, index) => (
          <li key={`${index}-${notice}`}>{notice}</li>
        ))}
      </ul>
    </header>
  )
}
