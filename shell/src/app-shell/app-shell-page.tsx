import { useStream, useTitle } from '@nireeka/kit'
import { PageFrame } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import styles from './app-shell.module.css'

/** A diagnostics page of what the shell has registered for this visitor: each section with its version and URLs. */
export function AppShellPage() {
  const { remotes } = useShell()
  const list = useStream(remotes.list$)
  useTitle('App shell')
  return (
    <PageFrame
      kind="reading"
      heading="App shell"
      lead="This site is one frame and the sections that it has registered. Each is released by itself; this is what is live for you right now."
    >
      <ul className={styles.sections}>
        {list.remotes.map(({ name, version, routes }) => (
          <li key={name} className={styles.section}>
            <h2>{routes[0]?.title ?? name}</h2>
            <p className={styles.version}>
              {name} {version}
            </p>
            <p className={styles.paths}>{routes.map(({ path }) => path).join(', ')}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
