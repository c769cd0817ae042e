/** The SVG path of a star on a 20 by 20 grid. */
export const STAR = 'M10 1.6 12.6 7l5.8.8-4.2 4.1 1 5.8L10 15l-5.2 2.7 1-5.8L1.6 7.8 7.4 7z'
