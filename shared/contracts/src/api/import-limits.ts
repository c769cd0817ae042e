// Apart from the schemas, so that the page of the import doesn't load them.

/** The limits of a CSV file that is imported. */
export const IMPORT_LIMITS = { maxBytes: 2_000_000, maxLines: 20_000 } as const
