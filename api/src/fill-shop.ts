import { forumPicturesSeed } from '../seed/forum/thread-pictures.ts'
import { productionSeeds, seeds } from '../seed/index.ts'
import { DEMO_ACCOUNTS, openDemoAccounts } from '../seed/people.ts'
import { ConfigurationError, type Db, seed } from './platform/index.ts'

interface Filling {
  isProduction: boolean
  /** The folder of drawn pictures, which the demo's riders show in their posts. */
  picturesDir: string | undefined
}

/**
 * Fills a shop with the content that it doesn't have yet: a shop in production with its catalogue and pages, any other
 * with the demo's people, too. Returns the accounts of the demo. Throws when a shop in production has an account that the public password opens.
 */
export async function fillShop(db: Db, { isProduction, picturesDir }: Filling) {
  if (isProduction && (await openDemoAccounts(db)).length > 0) {
    throw new ConfigurationError(
      'This database has demo accounts, whose password is public, so production needs a database of its own.',
    )
  }
  const ofPosts = picturesDir ? [forumPicturesSeed(picturesDir)] : []
  await seed(db, isProduction ? productionSeeds : [...seeds, ...ofPosts])
  return isProduction ? [] : DEMO_ACCOUNTS
}
