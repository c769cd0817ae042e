interface Edit {
  version: number
  editedBy: string
  at: Date
}

/**
 * Returns every version with who wrote it and when, the present one first. An edit is stored with what it replaced, so
 * that each version comes from the edit of the one before it, and the first from `by` and `at` of the present one.
 */
export const toVersions = <Now extends { version: number; by: string; at: Date }, Earlier extends Edit>(
  now: Now,
  earlier: readonly Earlier[],
) =>
  [now, ...earlier].map((version, index) => ({
    ...version,
    by: earlier[index]?.editedBy ?? now.by,
    at: earlier[index]?.at ?? now.at,
  }))
