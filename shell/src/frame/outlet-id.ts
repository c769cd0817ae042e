/** The id of the element into which remotes render. */
export const OUTLET_ID = 'nireeka-outlet'
