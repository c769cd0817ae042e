/**
 * Names the choice in the address, so that it can be shared. Not the router's navigate: the shell takes another path for
 * another page, which begins at its top with the focus on its heading. The same entry of the history is none.
 */
export function nameInAddress(choiceId: number): void {
  history.replaceState(history.state, '', `/shop/accessories/${choiceId}${location.search}`)
}
