/** `npm run rollback mfe-shop [version]`: makes the previously live version, or a named one, live again. */
import { rollback } from './commands.mjs'
import { openRegistry } from './registry.mjs'
import { runCommand } from './run-command.mjs'

await runCommand(() => rollback(process.argv.slice(2), { open: openRegistry }))
