/** @typedef {import('@nireeka/contracts').RemoteRoute} RemoteRoute */
/** @typedef {import('@nireeka/contracts').RouteTable} RouteTable */
/** @typedef {import('@nireeka/kit/routes').Route} Route */

/**
 * Returns the route table for a build's metadata: the sections for the registry, every page, the paths of those that
 * have moved, and the sitemap's entries.
 * @param {readonly Route[]} rows
 * @returns {RouteTable}
 */
export function routeTable(rows) {
  const routes = rows.flatMap((row) => (row.title ? [toSection(row)] : []))
  const moved = rows.filter(({ movedTo }) => movedTo !== undefined).map(({ path }) => path)
  const shown = rows.filter(({ path, movedTo }) => path !== '*' && movedTo === undefined)
  shown.forEach((row) => assertNamedChunk(row, accessOf(row.path, routes)))
  /** @type {RouteTable['pages']} */
  const pages = shown.map(({ path, search, query = [], chunk }) => ({
    path,
    search: search ?? (accessOf(path, routes) === 'guest' ? 'listed' : 'closed'),
    query,
    ...(chunk ? { chunk } : {}),
  }))
  const listed = shown.filter((_row, index) => pages[index]?.search === 'listed')
  return {
    routes,
    pages,
    ...(moved.length > 0 ? { moved } : {}),
    sitemap: listed.flatMap(({ path, sitemap }) => sitemap ?? ownAddress(path)),
  }
}

/**
 * @param {Route} row
 * @returns {RemoteRoute}
 */
function toSection({ path, title, description = '', access = 'guest', skeleton, skeletonBelow, kind }) {
  const section = { path: fixedPart(path), access, title, description, skeleton, skeletonBelow, kind }
  return JSON.parse(JSON.stringify(section))
}

/**
 * Throws for a lazy page that the server renders if its chunk has no name: the HTML couldn't name its style sheet, and
 * the page would be drawn without it.
 * @param {Route} row
 * @param {string} access
 */
function assertNamedChunk({ path, page, chunk, isServerRendered }, access) {
  if (page?.load && !chunk && isServerRendered !== false && access === 'guest') {
    throw new Error(`${path} is a lazy page that the server renders: name its chunk`)
  }
}

/** @param {string} path */
const fixedPart = (path) => path.replace(/\/:.*$/, '') || '/'
/** @param {string} path */
const ownAddress = (path) => (path.includes(':') ? [] : [path])

/**
 * Returns who may open a path: the access of the longest section that contains it.
 * @param {string} path
 * @param {RemoteRoute[]} sections
 */
function accessOf(path, sections) {
  const around = sections.filter((section) => path === section.path || path.startsWith(`${section.path}/`))
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]?.access ?? 'guest'
}
