import { readPageData } from './remotes/page-data.ts'
import { createFederation } from './remotes/federation.ts'
import { startShell } from './start-shell.tsx'

const data = readPageData()
void startShell(createFederation(data.manifests), data)
