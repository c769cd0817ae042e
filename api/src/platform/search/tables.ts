export interface SearchTables {
  search_words: { area: string; word: string; documents: number }
}
