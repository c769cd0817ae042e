import type { Stories } from '@nireeka/ui'

/** A component with its states. */
export interface Entry {
  /** Its folder and file: "button/button". */
  id: string
  folder: string
  title: string
  stories: Stories
  /** What it shows lies over the whole page, so that every state needs a page of its own. */
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

/** "form/quantity-stepper" is called "Quantity stepper". */
export function titleOf(id: string) {
  const words = id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** By the house's way of naming: menus, drawers and tooltips live in overlay/, dialogs are called so. */
const isLayer = (id: string) => /^overlay\/|dialog|toast|combobox/.test(id)

const idOf = (key: string) => key.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '')

/** Everything there is to see: the tokens first, then the components by folder. */
export const collection: readonly Entry[] = [
  ...ours.keys().map((key) => toEntry(`tokens/${idOf(key)}`, ours(key))),
  ...components
    .keys()
    .map((key) => toEntry(idOf(key), components(key)))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
]

export const findEntry = (id: string | null) => collection.find((entry) => entry.id === id)
