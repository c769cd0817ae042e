/** Where a release keeps its server bundle, below its own folder. */
export const SERVER_BUNDLE = 'server/page.cjs'
