import { storage } from '@nireeka/kit/storage'

/** A search, sort and filters that somebody has saved under a name, on this device. */
export interface SavedView {
  name: string
  /** The query of the address: '?status=paid'. */
  search: string
}

const MOST_VIEWS = 20

/** Returns the views that are saved for a list, the oldest first. */
export function readViews(list: string): SavedView[] {
  const stored = read()[list]
  return Array.isArray(stored) ? stored.filter(isView) : []
}

/** Saves a view of a list; one of the same name is replaced. At most 20 are kept. */
export function saveView(list: string, view: SavedView) {
  const others = readViews(list).filter(({ name }) => name !== view.name)
  write(list, [...others, view].slice(-MOST_VIEWS))
}

export const deleteView = (list: string, name: string) =>
  write(
    list,
    readViews(list).filter((view) => view.name !== name),
  )

function read(): Record<string, unknown> {
  const stored = storage.read('savedViews')
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

const write = (list: string, views: readonly SavedView[]) =>
  void storage.write('savedViews', { ...read(), [list]: views })

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'name' in view &&
  typeof view.name === 'string' &&
  'search' in view &&
  typeof view.search === 'string' &&
  view.search.startsWith('?')
