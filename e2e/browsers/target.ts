/** A text as it is, or a pattern; both can be sent to a page. */
type Wording = { text: string } | { pattern: string; flags: string }

/** What a visitor means: found as Testing Library finds it, the first of several. */
export type Target = { within?: Target } & (
  | { by: 'role'; role: string; name?: Wording }
  | { by: 'label'; name: Wording }
  | { by: 'text'; name: Wording }
)

type Name = string | RegExp

const wordingOf = (name: Name): Wording =>
  typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags }

export const role = (of: string, name?: Name, within?: Target): Target => ({
  by: 'role',
  role: of,
  name: name === undefined ? undefined : wordingOf(name),
  within,
})
export const label = (name: Name, within?: Target): Target => ({ by: 'label', name: wordingOf(name), within })
export const text = (name: Name, within?: Target): Target => ({ by: 'text', name: wordingOf(name), within })

export const link = (name: Name, within?: Target) => role('link', name, within)
export const button = (name: Name, within?: Target) => role('button', name, within)
export const heading = (name: Name, within?: Target) => role('heading', name, within)
export const radio = (name: Name) => role('radio', name)
export const tabNamed = (name: Name) => role('tab', name)
export const dialog = (name: Name) => role('dialog', name)

export const MAIN = role('main')
