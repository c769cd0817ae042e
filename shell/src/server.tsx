import { PlatformProvider } from '@nireeka/kit'
import { serverBundle } from '@nireeka/kit/server'

import { Frame } from './frame/frame.tsx'
import { ShellProvider } from './frame/shell-context.ts'
import { lazySections } from './home/lazy-sections.ts'
import { SectionsBelowHero } from './home/sections-below-hero.tsx'
import { routes } from './routes.ts'
import { createServerShell } from './server-shell.ts'

const nothing = () => {}

lazySections.set({ SectionsBelowHero })

/** The shell's server bundle: it renders the frame of every page, and the shell's own pages within it. */
export const { queries, render } = serverBundle({
  idPrefix: 'shell-',
  routes,
  tree({ live = { remotes: [] } }) {
    const shell = createServerShell(live)
    return (
      <ShellProvider value={shell}>
        <PlatformProvider value={shell.platform}>
          <Frame onReady={nothing} />
        </PlatformProvider>
      </ShellProvider>
    )
  },
})
