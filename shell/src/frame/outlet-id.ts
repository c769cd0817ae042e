/** The element that remotes put their roots into. */
export const OUTLET_ID = 'nireeka-outlet'
