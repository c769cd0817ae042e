import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { copyTemplate } from '@nireeka/scripts/test/site-template'

import { startProgram } from './program.ts'
import { freePort } from './site.ts'

/** Returns functions that start API and edge as processes of their own, on one copy of the seeded database. */
export async function openApart() {
  const name = `apart_${randomBytes(6).toString('hex')}`
  const { databaseUrl, drop } = await copyTemplate(process.env.E2E_SERVER_URL!, name)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-apart-'))
  const [apiPort, edgePort] = [await freePort(), await freePort()]
  const [apiUrl, siteUrl] = [`http://localhost:${apiPort}`, `http://localhost:${edgePort}`]
  const common = { DATA_DIR: dataDir, SITE_URL: siteUrl }

  const startApiAt = (port: number) =>
    startProgram('api', `http://localhost:${port}/api/remotes`, {
      ...common,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: 'loopback',
    })

  return {
    apiUrl,
    siteUrl,
    /** Starts the API that the edge asks. */
    startApi: () => startApiAt(apiPort),
    /** Starts another process of the API, which the edge doesn't know. */
    async startSecondApi() {
      const port = await freePort()
      return { address: `http://localhost:${port}`, ...(await startApiAt(port)) }
    },
    startEdge: () =>
      startProgram('edge', `${siteUrl}/shop/accessories`, {
        ...common,
        PORT: String(edgePort),
        API_URL: apiUrl,
      }),
    /** Removes what the processes have kept, once they have ended. */
    async close() {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
