import {
  type Http,
  messageOf,
  type Platform,
  type SaveOutcome,
  type Session,
  type Stream,
  TEXTS,
} from '@nireeka/contracts'
import type { SaveBikeData } from '@nireeka/contracts/api'
import { storage } from '@nireeka/kit/storage'

import { parseKeptBike } from './kept-bike.ts'
import { knownSession } from './known-session.ts'

interface Needs {
  http: Http
  session$: Stream<Session>
  notify: Platform['notify']
}

const postBike = (http: Http, build: SaveBikeData) => http.post('/api/configurator/save', build)

/** Into the member's account; for a guest into this browser until the next login (spec, section 4). */
export async function saveBike(build: SaveBikeData, { http, session$, notify }: Needs): Promise<SaveOutcome> {
  const { status } = await knownSession(session$)
  if (status === 'guest') return keep(build, notify)
  try {
    await postBike(http, build)
    notify('success', 'Saved. You find this bike in your dashboard.')
    return 'saved'
  } catch (error) {
    notify('error', messageOf(error, TEXTS.unreachable))
    return 'failed'
  }
}

function keep(build: SaveBikeData, notify: Platform['notify']): SaveOutcome {
  const isKept = storage.write('configuratorData', build)
  if (isKept) notify('success', 'Saved in this browser. It moves to your account when you log in.')
  else notify('error', 'This browser can’t keep anything. Log in to save your bike.')
  return isKept ? 'kept' : 'failed'
}

/** After login: what was kept goes to the server, and stays here when that fails (spec, sections 4 and 8). */
export async function sendKeptBike({ http, notify }: Omit<Needs, 'session$'>) {
  const kept = parseKeptBike(storage.read('configuratorData'))
  // What nobody can read, no server can save: it would only be told at every login.
  if (!kept) return storage.clear('configuratorData')
  try {
    await postBike(http, kept)
    storage.clear('configuratorData')
    notify('success', 'Your saved bike is now in your dashboard.')
  } catch {
    notify('error', TEXTS.saveFailed)
  }
}
