import type { ReactNode } from 'react'

/** Scrolls what it contains into view when it appears, because the button that was pressed may be far below it. */
export const InView = ({ children }: { children: ReactNode }) => <div ref={show}>{children}</div>

function show(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'center' })
}
