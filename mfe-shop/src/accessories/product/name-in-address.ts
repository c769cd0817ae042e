/**
 * Puts the choice's id into the URL, so that it can be shared. It replaces the history entry directly: with the
 * router's navigate, the shell would treat it as a new page, scroll to the top and focus the heading.
 */
export function nameInAddress(choiceId: number): void {
  history.replaceState(history.state, '', `/shop/accessories/${choiceId}${location.search}`)
}
