import type { SavedBuild } from './saved-builds.api.ts'

/** Returns a build's bike where its name doesn't say it, its size and its colour. */
export const lookOf = ({ name, bike, look }: Pick<SavedBuild, 'name' | 'bike' | 'look'>) =>
  [name === bike ? '' : bike, look].filter(Boolean).join(', ') || 'Size and colour not chosen yet'
