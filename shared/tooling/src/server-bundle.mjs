/** The path of the server bundle within a release's folder. */
export const SERVER_BUNDLE = 'server/page.cjs'
