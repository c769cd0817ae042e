/**
 * `npm run admin:create`: opens an admin's account in the running site, or before its first start, by the same
 * environment variables as `npm start`. It asks for everything, since other programs can read a command line.
 */
import path from 'node:path'

import { root } from '../root.mjs'
import { buildWhatChanged } from '../setup/prepare.mjs'
import { openTerminal } from './open-terminal.mjs'
import { askForAdmin } from './ask-for-admin.mjs'

if (process.argv.length > 2) {
  console.error('npm run admin:create takes nothing on the command line: it asks for everything.')
  process.exit(1)
}
await buildWhatChanged('@nireeka/api')
/** @type {typeof import('../../api/src/index.ts')} */
const { openAdminCreation } = await import(path.join(root, 'api/dist/index.js'))

const { stdin: input, stdout: output } = process
const terminal = openTerminal({ input, output, isTerminal: input.isTTY && output.isTTY })
try {
  const admin = await askForAdmin(terminal)
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, 'data'), 'postgres')
  const { createAdmin, close } = await openAdminCreation({ databaseUrl: process.env.DATABASE_URL, dataDir })
  await createAdmin(admin).finally(close)
  console.log(
    admin.password === undefined
      ? `${admin.email} is an admin. The running site sends the link to choose a password.`
      : `${admin.email} is an admin and can log in.`,
  )
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
} finally {
  terminal.close()
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return error
  const fields = 'fields' in error ? Object.entries(error.fields ?? {}) : []
  return fields.map(([name, sentences]) => `${name}: ${sentences.join(' ')}`).join('\n') || error.message
}
