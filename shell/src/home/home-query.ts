/** The home page's data: asked by the browser, or put into the HTML by the edge. */
export const HOME_QUERY = { path: '/api/home-page', key: ['home-page'] } as const
