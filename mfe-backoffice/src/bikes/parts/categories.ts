/** What the categories of parts are called (spec, section 3), by their ids. */
export const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'Included with the bike',
  2: 'Free choice',
  3: 'Upgrade',
}
