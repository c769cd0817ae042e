import type { Stories } from '@nireeka/ui'

/** A component with its states. */
export interface Entry {
  /** The component's folder and file: "button/button". */
  id: string
  folder: string
  title: string
  stories: Stories
  /** Whether the component covers the page, so that each state needs its own frame. */
  isLayer: boolean
}

const ours = import.meta.webpackContext('./tokens', { recursive: true, regExp: /\.stories\.tsx$/ })
const components = import.meta.webpackContext('../../shared/ui/src', {
  recursive: true,
  regExp: /\.stories\.tsx$/,
})

const toEntry = (id: string, module: unknown): Entry => {
  const { stories } = module as { stories: Stories }
  return { id, folder: folderOf(id), title: titleOf(id), stories, isLayer: isLayer(id) }
}

const folderOf = (id: string) => id.slice(0, id.indexOf('/'))

/** Returns a component's title: "form/quantity-stepper" is "Quantity stepper". */
export function titleOf(id: string) {
  const words = id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns whether a component covers the page, by naming convention: menus, drawers and tooltips are in overlay/, and
 * dialogs have "dialog" in their name.
 */
const isLayer = (id: string) => /^overlay\/|dialog|toast|combobox/.test(id)

const idOf = (key: string) => key.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '')

/** Everything in the gallery: the tokens first, then the components by folder. */
export const collection: readonly Entry[] = [
  ...ours.keys().map((key) => toEntry(`tokens/${idOf(key)}`, ours(key))),
  ...components
    .keys()
    .map((key) => toEntry(idOf(key), components(key)))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
]

export const findEntry = (id: string | null) => collection.find((entry) => entry.id === id)
