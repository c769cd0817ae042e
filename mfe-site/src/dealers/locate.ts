import type { Coordinates } from './map/projection.ts'

export type Located = { status: 'found'; place: Coordinates } | { status: 'failed'; message: string }

const DENIED = 'Your browser didn’t share your location. Enter a town instead.'
const UNKNOWN = 'We couldn’t find your location. Enter a town instead.'
const TIMEOUT_MS = 10_000
const AN_HOUR_MS = 3_600_000

/** Rounds to a tenth of a degree: dealers are located only to their town, so more precision is useless. */
const roughly = (degrees: number) => Math.round(degrees * 10) / 10

/**
 * Asks the browser for its location, only after the visitor has pressed the button. The location is never stored or
 * sent.
 */
export function locate(geolocation: Geolocation | undefined): Promise<Located> {
  if (!geolocation) return Promise.resolve({ status: 'failed', message: UNKNOWN })
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          status: 'found',
          place: { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) },
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ status: 'failed', message: code === PERMISSION_DENIED ? DENIED : UNKNOWN }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: AN_HOUR_MS },
    ),
  )
}
