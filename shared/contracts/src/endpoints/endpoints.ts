import { accountEndpoints } from './accounts.ts'
import { auditLogEndpoints } from './audit-log.ts'
import { avatarEndpoints } from './avatars.ts'
import { backofficeEndpoints } from './backoffice.ts'
import { bikeAdminEndpoints } from './bike-admin.ts'
import { buildEndpoints } from './builds.ts'
import { cannedAnswerEndpoints } from './canned-answers.ts'
import { cartEndpoints } from './cart.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { checkoutEndpoints } from './checkout.ts'
import { colourAdminEndpoints } from './colour-admin.ts'
import { configuratorEndpoints } from './configurator.ts'
import { contentEndpoints } from './content.ts'
import { countryEndpoints } from './countries.ts'
import { creditEndpoints } from './credits.ts'
import { cspReportEndpoints } from './csp-reports.ts'
import { customerEndpoints } from './customers.ts'
import { dealerEndpoints } from './dealers.ts'
import { diagnosisEndpoints } from './diagnosis.ts'
import { emailChangeEndpoints } from './email-change.ts'
import { figureEndpoints } from './figures.ts'
import { forumEndpoints } from './forum.ts'
import { forumListEndpoints } from './forum-lists.ts'
import { forumModerationEndpoints } from './forum-moderation.ts'
import { forumNotificationEndpoints } from './forum-notifications.ts'
import { forumPeopleEndpoints } from './forum-people.ts'
import { forumPictureEndpoints } from './forum-pictures.ts'
import { forumWritingEndpoints } from './forum-writing.ts'
import { helpEndpoints } from './help.ts'
import { helpAdminEndpoints } from './help-admin.ts'
import { homeEndpoints } from './home.ts'
import { importEndpoints } from './imports.ts'
import { liveEndpoints } from './live.ts'
import { memberBikeEndpoints } from './member-bikes.ts'
import { memberPaymentEndpoints } from './member-payments.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { newsletterAdminEndpoints } from './newsletter-admin.ts'
import { openApiEndpoints } from './openapi.ts'
import { operationEndpoints } from './operations.ts'
import { orderAdminEndpoints } from './order-admin.ts'
import { orderEndpoints } from './orders.ts'
import { productAdminEndpoints } from './product-admin.ts'
import { productPictureEndpoints } from './product-pictures.ts'
import { partAdminEndpoints } from './part-admin.ts'
import { myDataEndpoints } from './my-data.ts'
import { profileEndpoints } from './profile.ts'
import { promoAdminEndpoints } from './promo-admin.ts'
import { providerCallEndpoints } from './provider-calls.ts'
import { readyMadeEndpoints } from './ready-made.ts'
import { remoteEndpoints } from './remotes.ts'
import { returnAdminEndpoints } from './return-admin.ts'
import { returnEndpoints } from './returns.ts'
import { reviewEndpoints } from './reviews.ts'
import { ruleAdminEndpoints } from './rule-admin.ts'
import { savedCardEndpoints } from './saved-cards.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { slotAdminEndpoints } from './slot-admin.ts'
import { spareEndpoints } from './spares.ts'
import { stockEndpoints } from './stock.ts'
import { staffEndpoints } from './staff.ts'
import { staffSearchEndpoints } from './staff-search.ts'
import { supportEndpoints } from './support.ts'
import { textEndpoints } from './texts.ts'
import { ticketAdminEndpoints } from './ticket-admin.ts'
import { vitalEndpoints } from './vitals.ts'
import { workshopEndpoints } from './workshop.ts'

/** All endpoints of the API; the server doesn't start with a route that isn't listed here. */
export const ENDPOINTS = {
  accounts: accountEndpoints,
  auditLog: auditLogEndpoints,
  avatars: avatarEndpoints,
  backoffice: backofficeEndpoints,
  bikeAdmin: bikeAdminEndpoints,
  builds: buildEndpoints,
  cannedAnswers: cannedAnswerEndpoints,
  cart: cartEndpoints,
  catalogue: catalogueEndpoints,
  checkout: checkoutEndpoints,
  colourAdmin: colourAdminEndpoints,
  configurator: configuratorEndpoints,
  content: contentEndpoints,
  countries: countryEndpoints,
  credits: creditEndpoints,
  cspReports: cspReportEndpoints,
  customers: customerEndpoints,
  dealers: dealerEndpoints,
  diagnosis: diagnosisEndpoints,
  emailChange: emailChangeEndpoints,
  figures: figureEndpoints,
  forum: forumEndpoints,
  forumLists: forumListEndpoints,
  forumModeration: forumModerationEndpoints,
  forumNotifications: forumNotificationEndpoints,
  forumPeople: forumPeopleEndpoints,
  forumPictures: forumPictureEndpoints,
  forumWriting: forumWritingEndpoints,
  help: helpEndpoints,
  helpAdmin: helpAdminEndpoints,
  home: homeEndpoints,
  imports: importEndpoints,
  live: liveEndpoints,
  memberBikes: memberBikeEndpoints,
  memberPayments: memberPaymentEndpoints,
  newsletter: newsletterEndpoints,
  newsletterAdmin: newsletterAdminEndpoints,
  openApi: openApiEndpoints,
  operations: operationEndpoints,
  orderAdmin: orderAdminEndpoints,
  orders: orderEndpoints,
  productAdmin: productAdminEndpoints,
  productPictures: productPictureEndpoints,
  partAdmin: partAdminEndpoints,
  myData: myDataEndpoints,
  profile: profileEndpoints,
  promoAdmin: promoAdminEndpoints,
  providerCalls: providerCallEndpoints,
  readyMade: readyMadeEndpoints,
  remotes: remoteEndpoints,
  returnAdmin: returnAdminEndpoints,
  returns: returnEndpoints,
  reviews: reviewEndpoints,
  ruleAdmin: ruleAdminEndpoints,
  savedCards: savedCardEndpoints,
  secondFactor: secondFactorEndpoints,
  slotAdmin: slotAdminEndpoints,
  spares: spareEndpoints,
  stock: stockEndpoints,
  staff: staffEndpoints,
  staffSearch: staffSearchEndpoints,
  support: supportEndpoints,
  texts: textEndpoints,
  ticketAdmin: ticketAdminEndpoints,
  vitals: vitalEndpoints,
  workshop: workshopEndpoints,
}

type Groups = typeof ENDPOINTS
type Known = { [Area in keyof Groups]: Groups[Area][keyof Groups[Area]] }[keyof Groups]

/** Every endpoint by method and path, such as `'GET /api/forum/threads'`. */
export type Endpoints = { [One in Known as `${One['method']} ${One['path']}`]: One }
