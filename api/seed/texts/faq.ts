import type { InformationTextData, TextSectionData } from '@nireeka/contracts/api'

const question = (group: string, id: string, heading: string, ...paragraphs: string[]): TextSectionData => ({
  id,
  group,
  heading,
  paragraphs,
})

const ORDERING = 'Before you order'
const DELIVERY = 'Orders and delivery'
const RIDING = 'Riding and charging'
const LATER = 'Service and warranty'

export const faq: InformationTextData = {
  title: 'Frequently asked questions',
  description: 'Short answers to what riders ask us most.',
  sections: [
    question(
      ORDERING,
      'how-long-does-a-bike-take',
      'How long does a bike take?',
      'A standard Homie takes 12 working days, a Prime 18 and a Nyx 24. Pearlized colours add two to three weeks, custom colours six to eight. Add three to seven days for shipping. The configurator shows the dates for your size and colour before you buy.',
    ),
    question(
      ORDERING,
      'which-size',
      'Which size fits me?',
      'Go by your height: every size in the configurator names the riders it is made for. Where two sizes overlap, the smaller one is livelier and the larger one calmer.',
    ),
    question(
      ORDERING,
      'test-ride',
      'Can I ride one before I buy?',
      'Yes, at the dealers that offer test rides: the dealers page has a filter for them. Call before you go and name the bike and the size.',
    ),
    question(
      ORDERING,
      'account',
      'Do I need an account?',
      'To look around, build a bike and fill a cart you don’t. To buy you do, so that your order, warranty and bike are kept together. Your cart stays as it is when you register.',
    ),
    question(
      DELIVERY,
      'change-or-cancel',
      'Can I change or cancel my order?',
      'Bikes can be changed or cancelled until production begins, everything else until it is ready to ship. Afterwards you can return it within 14 days of delivery.',
    ),
    question(
      DELIVERY,
      'where-is-my-order',
      'Where is my order?',
      'In your dashboard, under Orders, each with its state and the day of its last change. Accessories leave within two working days, spare parts in about seven. If a date changes, we’ll email you before it passes.',
    ),
    question(
      DELIVERY,
      'returns',
      'Can I send something back?',
      'Within 14 days of delivery, without a reason. For a bike that has been ridden, we deduct a fee for wear. We’ll tell you how much, and why, before we refund you.',
    ),
    question(
      DELIVERY,
      'paying',
      'How can I pay?',
      'The checkout shows the payment methods for your order. You enter card numbers on the provider’s own page, so they never reach us; where the provider can keep a card for your next payment, it asks you first. All prices are in US dollars, and shipping and tax are shown before you pay.',
    ),
    question(
      RIDING,
      'how-fast',
      'How fast may I go?',
      'You choose a speed class: 45, 32 or 25 km/h. Which one you may ride on public roads depends on where you live, and for the fastest class you may need a license plate and insurance.',
    ),
    question(
      RIDING,
      'how-far',
      'How far does a charge last?',
      'Between 80 and 105 km on mixed roads with the standard batteries, up to 191 km with two of them. Cold, hills and speed reduce it; the help centre has the figures.',
    ),
    question(
      RIDING,
      'charging-time',
      'How long does charging take?',
      'With the 3 A charger a 672 Wh battery takes about six hours, with the 6 A charger about three. Charge indoors, between 10 and 25 °C, and unplug it when the light is green.',
    ),
    question(
      LATER,
      'something-breaks',
      'What if something breaks?',
      'Motor and battery are covered for two years, a registered frame for as long as you own it. Spare parts ship in about seven working days, and you can fit most of them yourself.',
    ),
    question(
      LATER,
      'service',
      'How often does a bike need service?',
      'Have the bolts checked after the first 300 km, and the bike serviced every 3,000 km or once a year. Any trained mechanic can do it; keep the receipts.',
    ),
    question(
      LATER,
      'error-code',
      'The display shows an error code. What now?',
      'Switch the bike off, wait ten seconds and switch it on again. If the code comes back, look it up in the user manual, which lists them all from E01 to E24.',
    ),
  ],
}
