import { REMOTES } from './publish.mjs'

/** Returns the remote's name from `mfe-shop` or `shop`; otherwise exits with a line that lists the names. */
export function remoteName(argument = '') {
  const name = argument.replace(/^mfe-/, '').replace(/\/$/, '')
  if (REMOTES.includes(name)) return name
  console.error(`Name one remote: ${REMOTES.map((it) => `mfe-${it}`).join(', ')}`)
  process.exit(1)
}
