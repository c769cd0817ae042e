/** Removes a secret query from the address bar and the history, after the page has read it. */
export const hideQuery = () => history.replaceState(history.state, '', location.pathname)
