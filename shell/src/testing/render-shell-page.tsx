import type { Platform } from '@nireeka/contracts'
import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter, Route, Routes } from '@nireeka/kit/router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { ShellProvider } from '../frame/shell-context.ts'
import type { Shell } from '../shell.ts'
import { fakeShell } from './fake-shell.ts'

interface Options {
  path: string
  /** The history state with which the page is opened. */
  state?: unknown
  platform?: Partial<Platform>
  session?: Partial<Shell['session']>
}

/** Renders one of the shell's pages at its path, on fakes. Navigating to another path unmounts the page. */
export function renderShellPage(page: ReactNode, { path, state = null, platform, session }: Options) {
  history.replaceState(state === null ? null : { usr: state, key: 'step' }, '', path)
  const shell = fakeShell({ platform, session })
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  return render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Routes>
              <Route path={path.split('?')[0]!} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </ShellProvider>,
  )
}
