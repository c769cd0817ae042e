/**
 * The sandbox permissions of frames that show the gallery itself: everything it needs, but no navigation of the
 * window.
 */
export const OWN_PAGE = 'allow-same-origin allow-scripts allow-forms allow-downloads'
