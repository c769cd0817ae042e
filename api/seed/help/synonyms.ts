import type { Db } from '../../src/platform/database/open-database.ts'
import { rebuildWords } from '../../src/platform/search/rebuild-words.ts'

/** What readers type, and what the articles call it. */
const SYNONYMS: Record<string, string[]> = {
  puncture: ['flat tyre', 'flat tire', 'flat', 'inner tube', 'leaking tyre'],
  tyre: ['tire', 'wheel rubber'],
  colour: ['color', 'paint', 'finish', 'lacquer'],
  battery: ['akku', 'accumulator', 'power pack', 'cell'],
  charger: ["won't charge", 'not charging', "doesn't charge", "can't charge", 'power supply', 'power brick'],
  'first charge': ["won't boot", 'display black', 'display dark', 'dead on arrival'],
  range: ['mileage', 'reach', 'how many miles', 'how many kilometres', 'kilometers'],
  assistance: [
    'no power',
    'motor off',
    'motor dead',
    "motor won't start",
    "won't pull",
    'pedal assist',
    'boost',
  ],
  'switch on': ['boot', 'boot up', 'reboot', 'restart', 'turn on', 'power on', 'start up'],
  bike: ['pedelec', 'ebike', 'e-bike', 'bicycle', 'cycle'],
  motor: ['engine', 'drive unit'],
  display: ['screen', 'monitor', 'head unit'],
  firmware: ['software update', 'upgrade software', 'ota'],
  app: ['bluetooth', 'smartphone', 'phone connection', 'iphone', 'android'],
  'walk assist': ['push assist', 'push help', 'walk mode'],
  units: ['miles', 'mph', 'km/h', 'metric', 'imperial'],
  'order shipped carrier': ['track', 'tracking', 'parcel', 'shipping status', 'delivery status', 'package'],
  cancel: ['revoke', 'undo order', 'call off'],
  'transport damage': ['damaged in transit', 'broken box', 'arrived damaged', 'scratched'],
  return: ['send back', 'give back', 'withdrawal'],
  refund: ['money back', 'reimburse', 'reimbursement'],
  vat: ['sales tax', 'duty', 'import tax', 'taxes'],
  'ways pay': ['payment methods', 'paypal', 'credit card', 'visa', 'mastercard'],
  'payment failed': ['card declined', 'declined', 'payment error'],
  'gift card': ['voucher', 'coupon', 'gift certificate', 'store credit'],
  invoice: ['receipt', 'bill', 'proof of purchase'],
  size: ['frame size', 'height', 'inseam', 'how tall'],
  greyed: ['grayed', 'grey', 'disabled option', "can't choose", "can't select"],
  upgrades: ['retrofit', 'add-on', 'extra parts'],
  warranty: ['guarantee', 'guaranty'],
  claim: ['complaint', 'broken', 'defect', 'faulty'],
  service: ['maintenance', 'tune up', 'tune-up', 'check up', 'servicing'],
  dealer: ['shop nearby', 'store', 'reseller', 'retailer', 'test ride'],
  transfer: ['second hand', 'second-hand', 'used bike', 'resell', 'new owner'],
  password: ["can't log in", "can't login", 'login problem', 'sign in problem', 'locked out'],
  'delete account': ['close account', 'remove account', 'erase account', 'gdpr'],
  'download data': ['export data', 'data export', 'my data'],
  newsletter: ['unsubscribe', 'stop emails', 'spam', 'mailing list'],
  stolen: ['theft', 'thief', 'robbed', 'lost bike'],
  'winter storage': ['store over winter', 'hibernate', 'garage over winter'],
  saddle: ['seat'],
  handlebar: ['bar', 'handlebars'],
}

/** Adds the synonyms of the help centre's search, whose words then are words that it knows. */
export async function seedHelpSynonyms(db: Db) {
  const rows = Object.entries(SYNONYMS).flatMap(([means, phrases]) =>
    phrases.map((phrase) => ({ area: 'help', phrase, means })),
  )
  await db.insertInto('search_synonyms').values(rows).execute()
  await rebuildWords(db, 'help')
}
