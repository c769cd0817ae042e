interface FirstScreen {
  /** How many pictures are on a phone's first screen. */
  phone: number
  /** How many are on that of a wide window. */
  wide: number
}

/**
 * Returns the props of a list's picture by its place: what is likely to be on the first screen is loaded at once, the
 * first picture before the others unless phones show none at first.
 */
export const firstScreen = (index: number, { phone, wide }: FirstScreen) => ({
  isPriority: index === 0 && phone > 0,
  isEager: index < phone,
  isEagerWhenWide: index >= phone && index < wide,
})
