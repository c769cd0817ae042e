/**
 * Prints how to release the remotes whose build isn't what is live, because starting the site changes nothing live.
 * @param {string[]} names
 */
export function printUnreleased(names) {
  if (names.length === 0) return
  console.log('\nBuilt, but another version is live. To release:')
  for (const name of names) console.log(`  npm run release mfe-${name}`)
}
