import { BrowserRouter } from '@nireeka/kit/router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { ShellProvider } from '../frame/shell-context.ts'
import type { Shell } from '../shell.ts'

/** Renders a part of the frame at a path. */
export function renderInShell(part: ReactNode, shell: Shell, path = '/') {
  history.replaceState(null, '', path)
  return render(
    <ShellProvider value={shell}>
      <BrowserRouter>{part}</BrowserRouter>
    </ShellProvider>,
  )
}
