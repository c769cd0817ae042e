import type { Seed } from '../src/platform/database/seed.ts'
import { seedAccessories } from './accessories.ts'
import { seedOwnerReviews } from './bike-owner-reviews.ts'
import { seedBikePages } from './bike-pages.ts'
import { seedBikeProducts } from './bike-products.ts'
import { seedBikeReviews } from './bike-reviews.ts'
import { seedCannedAnswers } from './canned-answers.ts'
import { seedConfigurator } from './configurator.ts'
import { seedContent } from './content.ts'
import { seedCountries } from './countries.ts'
import { seedCredits } from './credits.ts'
import { seedAddresses } from './demo-addresses.ts'
import { seedForumModeration, seedForumWords } from './forum/moderation.ts'
import { seedForum, seedForumCategories } from './forum/seed-forum.ts'
import { seedDiagnosis } from './diagnosis/seed-diagnosis.ts'
import { seedHeldOrder } from './held-order.ts'
import { seedHelp, seedHelpTexts, seedHelpTitles } from './help/seed-help.ts'
import { seedHelpSynonyms } from './help/synonyms.ts'
import { seedHelpBikes } from './help/topic-bikes.ts'
import { seedHelpVersions } from './help/topic-versions.ts'
import { seedInvoiceNumbers } from './invoice-numbers.ts'
import { seedMemberBikes } from './member-bikes.ts'
import { seedNewsletter } from './newsletter.ts'
import { seedBikeOrders } from './order-bikes.ts'
import { seedOrderEmails } from './order-emails.ts'
import { seedOrders } from './orders.ts'
import { seedPages } from './pages.ts'
import { seedPartFacts } from './part-facts.ts'
import { seedPeople } from './people.ts'
import { seedProductChanges } from './product-changes.ts'
import { seedPromoCodes } from './promo-codes.ts'
import { seedReadyMade } from './ready-made.ts'
import { seedReviews } from './reviews.ts'
import { seedSampleBuilds } from './sample-builds.ts'
import { seedSavedBuilds } from './saved-builds.ts'
import { seedReturns } from './returns.ts'
import { seedShipments } from './shipments.ts'
import { seedShippingRates } from './shipping-rates.ts'
import { seedMoreSpares, seedSparePieces, seedSpares } from './spares.ts'
import { seedStockHistory } from './stock-history.ts'
import { seedTexts } from './texts/seed-texts.ts'
import { seedTickets } from './tickets.ts'
import { seedWorkshop } from './workshop.ts'

/** The seeds that fill an empty shop, in order. Each runs once in a database's life. */
export const seeds: Seed[] = [
  { name: 'countries', run: seedCountries },
  { name: 'people', isDemo: true, run: seedPeople },
  // A separate seed, so that a database which already has its countries gets the shipping rates too.
  { name: 'shipping-rates', run: seedShippingRates },
  { name: 'promo-codes', isDemo: true, run: seedPromoCodes },
  { name: 'accessories', run: seedAccessories },
  { name: 'reviews', isDemo: true, run: seedReviews },
  { name: 'spares', run: seedSpares },
  { name: 'configurator', run: seedConfigurator },
  // A separate seed, so that a database which already has its bikes gets their cart products and part facts too.
  { name: 'bike-products', run: seedBikeProducts },
  { name: 'part-facts', run: seedPartFacts },
  { name: 'bike-pages', run: seedBikePages },
  { name: 'bike-reviews', isDemo: true, run: seedBikeReviews },
  { name: 'ready-made', run: seedReadyMade },
  { name: 'sample-builds', run: seedSampleBuilds },
  { name: 'help', run: seedHelp },
  // Separate seeds, so that a database which already has its articles gets what has been added since.
  { name: 'help-synonyms', run: seedHelpSynonyms },
  { name: 'help-bikes', run: seedHelpBikes },
  { name: 'help-texts', run: seedHelpTexts },
  // Again, for databases that have the articles as they were before: credits that end, and gift cards that go back.
  { name: 'help-texts-credits', run: seedHelpTexts },
  { name: 'help-versions', run: seedHelpVersions },
  { name: 'help-titles', run: seedHelpTitles },
  { name: 'pages', run: seedPages },
  { name: 'texts', run: seedTexts },
  { name: 'forum-categories', run: seedForumCategories },
  { name: 'forum-words', run: seedForumWords },
  { name: 'forum', isDemo: true, run: seedForum },
  // A separate seed, so that a database which already has its threads gets what waits for moderators too.
  { name: 'forum-moderation', isDemo: true, run: seedForumModeration },
  { name: 'orders', isDemo: true, run: seedOrders },
  { name: 'addresses', isDemo: true, run: seedAddresses },
  { name: 'member-bikes', isDemo: true, run: seedMemberBikes },
  { name: 'saved-builds', isDemo: true, run: seedSavedBuilds },
  { name: 'bike-orders', isDemo: true, run: seedBikeOrders },
  // A separate seed, so that a database which already has its orders gets their shipments too.
  { name: 'shipments', isDemo: true, run: seedShipments },
  { name: 'product-changes', isDemo: true, run: seedProductChanges },
  // A separate seed, so that a database which already has its orders gets their returns too.
  { name: 'returns', isDemo: true, run: seedReturns },
  { name: 'workshop', isDemo: true, run: seedWorkshop },
  // Its authors are members who own bikes, so it comes after these.
  { name: 'bike-owner-reviews', isDemo: true, run: seedOwnerReviews },
  { name: 'held-order', isDemo: true, run: seedHeldOrder },
  { name: 'credits', isDemo: true, run: seedCredits },
  // After all that inserts paid orders and refunds, so that numbers grow with time.
  { name: 'invoice-numbers', isDemo: true, run: seedInvoiceNumbers },
  { name: 'order-emails', isDemo: true, run: seedOrderEmails },
  // A separate seed, so that a database which already has its first spares gets the others too.
  { name: 'more-spares', run: seedMoreSpares },
  // Its guides end in spare parts, so it comes after them.
  { name: 'diagnosis', run: seedDiagnosis },
  // A separate seed, so that a database which already has its spares is told the pieces that they belong to.
  { name: 'spare-pieces', run: seedSparePieces },
  { name: 'stock-history', isDemo: true, run: seedStockHistory },
  { name: 'tickets', isDemo: true, run: seedTickets },
  { name: 'newsletter', isDemo: true, run: seedNewsletter },
  { name: 'canned-answers', isDemo: true, run: seedCannedAnswers },
  // Makes the first versions of what the public reads by now; a kind of content that is added needs it again.
  { name: 'content', run: seedContent },
]

/** The seeds of a shop in production: its catalogue and pages, without the demo's people. */
export const productionSeeds = seeds.filter(({ isDemo }) => !isDemo)
