import { nextTask } from '@nireeka/kit/next-task'

import { PARTS } from './parts.ts'
import { readPageData } from './remotes/page-data.ts'

async function start() {
  for (const load of PARTS) {
    await nextTask()
    await load()
  }
  await nextTask()
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx')
  await nextTask()
  await startShell(readPageData())
}

void start()
