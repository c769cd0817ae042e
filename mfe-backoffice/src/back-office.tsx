import { usePlatform, useStream } from '@nireeka/kit'
import { Outlet, useLocation } from '@nireeka/kit/router'

import { mayOpen } from './may-open.ts'
import { Refusal } from './refusal/refusal.tsx'

/** The layout of all pages: a page that its visitor may not open is never loaded. */
export function BackOffice() {
  const session = useStream(usePlatform().session$)
  return mayOpen(session, useLocation().pathname) ? <Outlet /> : <Refusal />
}
