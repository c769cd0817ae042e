/** The width of a part's picture on its page. */
export const PICTURE_SIZES = '(width < 60rem) 100vw, 56rem'
