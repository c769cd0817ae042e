import type { WorkshopStage } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import type { ListState } from '../list/list.ts'
import { boardColumn } from './workshop.api.ts'

/** Returns the query of the bikes in one stage. */
export function useColumn(state: ListState, stage: WorkshopStage) {
  const { http } = usePlatform()
  return useQuery(boardColumn(http, state, stage))
}
