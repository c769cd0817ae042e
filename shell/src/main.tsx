import { nextTask } from '@nireeka/kit/next-task'

import { readPageData } from './remotes/page-data.ts'

/**
 * What the shell stands on. All of it evaluated in one task would keep a slow phone from answering for a third of a second,
 * so each gets a task of its own.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ '@nireeka/kit/router'),
  () => import(/* webpackMode: "eager", webpackExports: ["QueryClientProvider"] */ '@nireeka/kit/query'),
  () => import(/* webpackMode: "eager", webpackExports: ["PlatformProvider"] */ '@nireeka/kit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createFederation"] */ './remotes/federation.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["createShell"] */ './shell.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["Frame"] */ './frame/frame.tsx'),
]

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
