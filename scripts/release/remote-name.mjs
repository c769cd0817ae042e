import { REMOTES } from './publish.mjs'

/** Returns the remote's name from `mfe-shop` or `shop`; otherwise throws an error that lists the names. */
export function remoteName(argument = '') {
  const name = argument.replace(/^mfe-/, '').replace(/\/$/, '')
  if (REMOTES.includes(name)) return name
  throw new Error(`Name one remote: ${REMOTES.map((it) => `mfe-${it}`).join(', ')}`)
}
