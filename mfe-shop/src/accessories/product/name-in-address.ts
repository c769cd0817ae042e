import { COLOUR_PARAM } from '../pictured-colour.ts'

/**
 * Puts the id of a product or choice into the URL, and the colour where the id doesn't say it, so that it can be shared.
 * It replaces the history entry directly: with the router's navigate, the shell would treat it as a new page, scroll to
 * the top and focus the heading.
 */
export function nameInAddress(id: number, colour?: string): void {
  const query = new URLSearchParams(location.search)
  if (colour === undefined) query.delete(COLOUR_PARAM)
  else query.set(COLOUR_PARAM, colour)
  const search = query.toString()
  history.replaceState(history.state, '', `/shop/accessories/${id}${search && `?${search}`}`)
}
