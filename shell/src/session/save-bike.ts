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

import { parseStoredBike } from './stored-bike.api.ts'
import { knownSession } from './known-session.ts'

interface Needs {
  http: Http
  session$: Stream<Session>
  notify: Platform['notify']
}

const postBike = (http: Http, build: SaveBikeData) => http.post('/api/configurator/save', build)

/** Saves a bike in the member's account; a guest's is stored in this browser until the next login (spec, section 4). */
export async function saveBike(build: SaveBikeData, { http, session$, notify }: Needs): Promise<SaveOutcome> {
  const { status } = await knownSession(session$)
  if (status === 'guest') return store(build, notify)
  try {
    await postBike(http, build)
    notify('success', 'Saved. It’s in your dashboard.')
    return 'saved'
  } catch (error) {
    notify('error', messageOf(error, TEXTS.unreachable))
    return 'failed'
  }
}

function store(build: SaveBikeData, notify: Platform['notify']): SaveOutcome {
  const isStored = storage.write('configuratorData', build)
  if (isStored) notify('success', 'Saved in this browser. It moves to your account when you log in.')
  else notify('error', 'This browser can’t keep anything. Log in to save your bike.')
  return isStored ? 'kept' : 'failed'
}

/** Sends the stored bike to the server after a login; when that fails it stays here (spec, sections 4 and 8). */
export async function sendStoredBike({ http, notify }: Omit<Needs, 'session$'>) {
  const stored = parseStoredBike(storage.read('configuratorData'))
  // An unreadable bike would fail at every login.
  if (!stored) return storage.clear('configuratorData')
  try {
    await postBike(http, stored)
    storage.clear('configuratorData')
    notify('success', 'Your saved bike is now in your dashboard.')
  } catch {
    notify('error', TEXTS.saveFailed)
  }
}
