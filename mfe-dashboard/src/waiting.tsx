import { Skeleton } from '@nireeka/ui'

/** A skeleton of a page's content inside the account's frame. */
export const Waiting = ({ lines = 8 }: { lines?: number }) => (
  <div>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={lines} />
  </div>
)
