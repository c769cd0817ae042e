/** Takes what is secret out of the address bar and the history, at once. The page itself has read it already. */
export const hideQuery = () => history.replaceState(history.state, '', location.pathname)
