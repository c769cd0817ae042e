/** Saved builds of a member, for every page that lists them. */
export { lookOf } from './look-of.ts'
export {
  duplicateBuild,
  renameBuild,
  SAVED_BUILDS_KEY,
  type SavedBuild,
  savedBuilds,
} from './saved-builds.api.ts'
export { deletedSentence, useDeletion } from './use-deletion.ts'
export { useFocusWhenBack } from './use-focus-when-back.ts'
export { useLinkCopy } from './use-link-copy.ts'
export { type Picking, usePicking } from './use-picking.ts'
export { useRemovals } from './use-removals.ts'
export { useRestoring } from './use-restoring.ts'
