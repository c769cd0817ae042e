/** Saved builds of a member, for every page that lists them. */
export {
  duplicateBuild,
  renameBuild,
  SAVED_BUILDS_KEY,
  type SavedBuild,
  savedBuilds,
} from './saved-builds.api.ts'
export { deletedSentence, useDeletion } from './use-deletion.ts'
export { useFocusWhenBack } from './use-focus-when-back.ts'
export { useRemovals } from './use-removals.ts'
export { useRestoring } from './use-restoring.ts'
