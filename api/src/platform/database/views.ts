type Domain = 'identity' | 'catalogue' | 'bikes' | 'sales' | 'community'

/**
 * The tables and columns that other domains may read in their own queries, with the reader and the reason why no
 * function provides the data.
 */
export type Views<Tables> = {
  [Table in keyof Tables]?: {
    columns: ReadonlyArray<keyof Tables[Table]>
    readers: readonly Domain[]
    reason: string
  }
}
