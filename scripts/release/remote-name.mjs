import { REMOTES } from './publish.mjs'

/** `mfe-shop` or `shop`, or one line that says what there is. */
export function remoteName(argument = '') {
  const name = argument.replace(/^mfe-/, '').replace(/\/$/, '')
  if (REMOTES.includes(name)) return name
  console.error(`Name one remote: ${REMOTES.map((it) => `mfe-${it}`).join(', ')}`)
  process.exit(1)
}
