import { readFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '@nireeka/scripts/root'
import type { Page } from '@playwright/test'

const { modules } = JSON.parse(readFileSync(path.join(root, 'shell/dist/browser/entry.json'), 'utf8')) as {
  modules: Record<string, { scripts: string[] }>
}

/** The files of the schemas' library. */
export const SCHEMAS = modules['@nireeka/contracts/zod']!.scripts

/** Records the files of the schemas' library that a page requests. */
export function watchSchemas(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (SCHEMAS.some((file) => pathname === `/assets/${file}`)) asked.push(pathname)
  })
  return asked
}
