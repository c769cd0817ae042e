export { createDraftStore } from './create-draft-store.ts'
export { useDraft } from './use-draft.ts'
