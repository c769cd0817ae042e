import { type Build, toCode } from '@nireeka/contracts/bike-build'
import { useSearchParams } from '@nireeka/kit/router'
import { useEffect, useReducer, useRef, useState } from 'react'

import type { BuildableBike } from '../bike/bike.api.ts'
import { type AddressedBuild, buildKey, namesBuild, readBuild, withBuild } from './address.ts'
import { beginHistory, type History, record, redo, undo } from './history.ts'

/**
 * An action on the build's history. A change is a function of the current build, so that of two quick changes neither
 * is lost.
 */
export type Move = { type: 'change'; change: (build: Build) => Build } | { type: 'undo' } | { type: 'redo' }

/** `before`: the build before the last change; null until there is one. */
interface Told {
  history: History<Build>
  before: Build | null
}

const isSame = (one: Build, other: Build) => toCode(one) === toCode(other)

function take(told: Told, move: Move): Told {
  const history = afterMove(told.history, move)
  return history === told.history ? told : { history, before: told.history.present }
}

function afterMove(history: History<Build>, move: Move): History<Build> {
  if (move.type === 'undo') return undo(history)
  if (move.type === 'redo') return redo(history)
  return record(history, move.change(history.present), isSame)
}

export interface Start {
  bike: BuildableBike
  /** The build to start with if the URL has none. */
  build: Build
  /** The number of its parts that no longer exist, for the same notice as for a build in the URL. */
  gone?: number
  /** Returns a build from the URL adjusted to this bike: an owned bike keeps its size and colour. */
  settle: (build: Build) => Build
}

function readStart(query: URLSearchParams, { bike, build, gone = 0, settle }: Start): AddressedBuild {
  if (!namesBuild(query)) return { build, told: gone > 0 ? { gone } : null }
  const read = readBuild(query, bike)
  return { ...read, build: settle(read.build) }
}

/**
 * Returns the current build with its undo history. Each change replaces the URL without a new history entry. When the
 * URL changes (back, forward, a link), the build follows.
 */
export function useBuildHistory(start: Start) {
  const [query, setQuery] = useSearchParams()
  const [first] = useState(() => readStart(query, start))
  const [notice, setNotice] = useState(first.told)
  const [told, dispatch] = useReducer(take, { history: beginHistory(first.build), before: null })
  const { present } = told.history
  const atAddress = buildKey(query)
  const seen = useRef(atAddress)
  const written = useRef<string[]>([])
  const kept = useRef(toCode(present))

  useEffect(() => {
    if (seen.current === atAddress) return
    seen.current = atAddress
    const ours = written.current.indexOf(atAddress)
    if (ours >= 0) return void written.current.splice(0, ours + 1)
    const moved = readStart(query, start)
    kept.current = toCode(moved.build)
    setNotice(moved.told)
    dispatch({ type: 'change', change: () => moved.build })
  }, [atAddress, query, start])

  useEffect(() => {
    const code = toCode(present)
    if (kept.current === code) return
    kept.current = code
    // Reads the browser's URL, because the router's may be outdated during a navigation.
    const next = withBuild(new URLSearchParams(location.search), present)
    written.current.push(buildKey(next))
    setQuery(next, { replace: true })
  }, [present, setQuery])

  return { ...told, notice, dispatch }
}
