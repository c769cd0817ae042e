import {
  type RenderedPage,
  type LinkedData,
  type PageHead,
  type Rendered,
  safePath,
} from '@nireeka/contracts'

/** Returns what a bundle's `queries` returned as a list of strings; throws when it is anything else. */
export function checkQueries(value: unknown): string[] | null {
  if (value === null) return null
  return texts(value) ?? refuse('queries', 'neither null nor a list of addresses', value)
}

/** Returns what a bundle's `render` returned, reduced to the expected fields; throws when these are missing. */
export function checkRendered(value: unknown): Rendered {
  const { view, missing, moved } = fields(value)
  // A redirect must lead to a page of this site; other targets are refused.
  if (typeof moved === 'string' && safePath(moved) === moved) return { moved }
  const addresses = texts(missing)
  if (addresses) return { missing: addresses }
  if (view === undefined) return refuse('render', 'no view, nothing missing and no move', value)
  return { view: checkView(fields(view)) }
}

function checkView({ html, status, modules = [], head, ...name }: Record<string, unknown>): RenderedPage {
  if (typeof html !== 'string') return refuse('render', 'a view whose html is no text', html)
  if (status !== 200 && status !== 404) return refuse('render', 'a status other than 200 and 404', status)
  const names = texts(modules)
  if (!names) return refuse('render', 'modules that are no names', modules)
  return {
    html,
    ...checkName(name),
    status,
    modules: names,
    ...(head ? { head: checkHead(fields(head)) } : {}),
  }
}

function checkName({
  title,
  picture = null,
}: Record<string, unknown>): Pick<RenderedPage, 'title' | 'picture'> {
  if (title !== null && typeof title !== 'string') return refuse('render', 'a title that is no text', title)
  if (picture === null || isOwnPath(picture)) return { title, picture }
  return refuse('render', 'a picture that is not of this site', picture)
}

const TYPES: readonly unknown[] = ['website', 'article', 'product'] satisfies Array<PageHead['type']>

/** Returns the valid parts of a page's head. Invalid parts are left out, so that they don't prevent the page. */
function checkHead({
  description,
  type,
  canonical,
  isListed,
  feed,
  linkedData,
}: Record<string, unknown>): PageHead {
  return {
    ...(typeof description === 'string' && description ? { description } : {}),
    ...(TYPES.includes(type) ? { type: type as PageHead['type'] } : {}),
    ...(isOwnPath(canonical) ? { canonical } : {}),
    ...(isListed === false ? { isListed } : {}),
    ...(isOwnPath(feed) ? { feed } : {}),
    ...(linkedData ? { linkedData: things(linkedData) } : {}),
  }
}

/** Returns structured data as a fresh JSON copy, without any objects of the bundle's own. */
function things(value: unknown): LinkedData[] {
  const list: unknown = JSON.parse(JSON.stringify(Array.isArray(value) ? value : []))
  return (list as unknown[]).filter((it): it is LinkedData => typeof fields(it)['@type'] === 'string')
}

/**
 * Tells whether a value is a path of this site: one leading slash, followed by nothing that browsers treat as another.
 */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function texts(value: unknown): string[] | null {
  const list: unknown[] = Array.isArray(value) ? [...value] : [null]
  return list.every((item) => typeof item === 'string') ? list : null
}

function refuse(name: string, what: string, value: unknown): never {
  throw new Error(`${name} answered ${what}: ${typeof value}`)
}
