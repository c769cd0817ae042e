import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { type QueryKey, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { useAcceptBroken } from './use-accept-broken.ts'

const CONFLICT = 409

/** What a change is made to: its cached query, and the lists that show it. */
interface Changed {
  queryKey: QueryKey
  lists: readonly string[]
}

interface Making<Result> {
  make: (http: Http, acceptBroken: boolean) => Promise<Result>
  /** The sentence that says that it is done. */
  done: string
}

/**
 * Returns the function that makes a change by a button: it asks for the password and about sample builds, shows what is
 * stored by then, and says that it is done or why not. It returns whether it is done.
 */
export function useCatalogueChange({ queryKey, lists }: Changed) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const accepting = useAcceptBroken()
  const [isBusy, setBusy] = useState(false)

  async function change<Result>({ make, done }: Making<Result>): Promise<Result> {
    setBusy(true)
    try {
      const stored = await withPassword(() => accepting((acceptBroken) => make(http, acceptBroken)))
      if (stored !== null) queries.setQueryData(queryKey, stored)
      notify('success', done)
      return stored
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) await queries.refetchQueries({ queryKey })
      throw error
    } finally {
      setBusy(false)
      for (const list of lists) void queries.invalidateQueries({ queryKey: listKey(list) })
    }
  }

  /** Makes a change and shows its failure as a message. */
  async function press<Result>(making: Making<Result>): Promise<boolean> {
    try {
      await change(making)
      return true
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
      return false
    }
  }
  return { change, press, isBusy }
}
