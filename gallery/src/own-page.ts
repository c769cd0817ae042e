/** A frame that shows the gallery itself may do what the gallery does, except leave for another page. */
export const OWN_PAGE = 'allow-same-origin allow-scripts allow-forms allow-downloads'
