import { connect } from 'node:net'
import { join } from 'node:path'

import { chooseUser } from './run-as.ts'
import { dataPath, socketPath } from './server-folders.ts'

export const PORT = 5432

/**
 * Returns where the embedded server of a data folder answers; null when none does. It neither starts a server nor
 * makes a folder.
 */
export async function findServer(dataDir: string): Promise<{ host: string; port: number } | null> {
  const user = chooseUser()
  const host = await socketPath(await dataPath(dataDir, user), user)
  return (await answers(host)) ? { host, port: PORT } : null
}

/** Returns whether a server answers on the unix socket in this folder. */
const answers = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(join(host, `.s.PGSQL.${PORT}`))
    const tell = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })
