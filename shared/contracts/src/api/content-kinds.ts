/** The kinds of content that staff edit with versions, a preview and a planned publication. */
export const CONTENT_KINDS = ['announcement', 'home-section', 'dealer', 'text'] as const
export type ContentKindName = (typeof CONTENT_KINDS)[number]

/**
 * A draft was never published; changed content has a newer version than the one that the public gets; of scheduled
 * content a publication is planned.
 */
export const CONTENT_STATES = ['published', 'changed', 'scheduled', 'draft', 'withdrawn'] as const
export type ContentState = (typeof CONTENT_STATES)[number]
