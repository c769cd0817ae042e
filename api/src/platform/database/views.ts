type Domain = 'identity' | 'catalogue' | 'bikes' | 'sales' | 'community'

/** The tables and columns that other domains may read in their own queries, who does, and why no function gives them. */
export type Views<Tables> = {
  [Table in keyof Tables]?: {
    columns: ReadonlyArray<keyof Tables[Table]>
    readers: readonly Domain[]
    reason: string
  }
}
