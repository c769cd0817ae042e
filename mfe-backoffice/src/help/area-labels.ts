import type { SearchArea, SynonymArea } from '@nireeka/contracts/api'

/** Where people search. */
export const SEARCH_LABELS: Record<SearchArea, string> = {
  help: 'Help topics',
  diagnosis: 'Troubleshooter',
  spares: 'Spare parts',
}

/** What has synonyms of its own. */
export const SYNONYM_LABELS: Record<SynonymArea, string> = {
  help: 'Help topics and troubleshooter',
  spares: 'Spare parts',
}
