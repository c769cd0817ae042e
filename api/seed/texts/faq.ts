import type { InformationTextData, TextSectionData } from '@nireeka/contracts/api'

const question = (group: string, id: string, heading: string, ...paragraphs: string[]): TextSectionData => ({
  id,
  group,
  heading,
  paragraphs,
})

const FIRST = 'Asked most often'
const ORDERING = 'Before you order'
const DELIVERY = 'Orders and delivery'
const RIDING = 'Riding and charging'
const LATER = 'Service and warranty'

/** Links in the answers are written as `[words](/path)`. */
export const faq: InformationTextData = {
  title: 'Frequently asked questions',
  description: 'Short answers to what riders ask us most.',
  sections: [
    question(
      FIRST,
      'how-long-does-a-bike-take',
      'How long does a bike take?',
      'A standard Homie takes 12 working days, a Prime 18 and a Nyx 24. Pearlized colours add two to three weeks, custom colours six to eight. Add three to seven days for shipping. The [configurator](/configurator) shows the dates for your size and colour before you buy.',
    ),
    question(
      FIRST,
      'which-size',
      'Which size fits me?',
      'Go by your height: every size in the configurator names the riders it is made for. Where two sizes overlap, the smaller one is livelier and the larger one calmer. The geometry of the [Prime](/configurator/nireeka-prime#geometry), the [Homie](/configurator/nireeka-homie#geometry) and the [Nyx](/configurator/nyx#geometry) shows every measure.',
    ),
    question(
      FIRST,
      'where-is-my-order',
      'Where is my order?',
      'In your dashboard, under [Orders](/dashboard/orders), each with its state, the day of its last change and, once it has shipped, its tracking number. Accessories and spare parts in stock reach you in 3 to 6 working days in the United States; the checkout shows the days for your country. If a date changes, we’ll email you before it passes.',
    ),
    question(
      FIRST,
      'returns',
      'Can I send something back?',
      'Within 14 days of delivery, without a reason. For a bike that has been ridden, we deduct a fee for wear: $0 if it comes back as new, and never more than you paid for it. We’ll tell you how much, and why, before we refund you. [Returns and refunds](/rrpolicy) explains each step.',
    ),
    question(
      FIRST,
      'how-far',
      'How far does a charge last?',
      'Between 80 and 105 km on mixed roads with the standard batteries, up to 191 km with two of them. Cold, hills and speed reduce it; the [help centre](/help-center) has the figures.',
    ),
    question(
      ORDERING,
      'which-bike',
      'Which of the three bikes is for me?',
      'Homie is the step-through for the city, Nyx the light and fast one for streets and gravel, Prime the carbon hardtail for every terrain. [Compare two of them](/configurator/compare) side by side, with figures, prices and parts.',
    ),
    question(
      ORDERING,
      'test-ride',
      'Can I ride one before I buy?',
      'Yes, at the [dealers that offer test rides](/dealers?service=test_ride). Call before you go and name the bike and the size.',
    ),
    question(
      ORDERING,
      'account',
      'Do I need an account?',
      'To look around, build a bike and fill a cart you don’t. To buy you do, so that your order, warranty and bike are kept together. Your cart stays as it is when you [register](/register).',
    ),
    question(
      ORDERING,
      'save-a-build',
      'Can I save a build and decide later?',
      'Yes. Without an account, your browser keeps one build. Log in, and your [saved builds](/configurator/builds) keep up to 50 of them, on every device.',
    ),
    question(
      ORDERING,
      'option-not-available',
      'Why can’t I choose an option?',
      'It doesn’t go with something you have already chosen: the front basket needs an alloy bar, and a second battery doesn’t fit a size S frame. The sentence below the option says what it is about, and often a button solves it.',
    ),
    question(
      ORDERING,
      'paying',
      'How can I pay?',
      'The checkout shows the payment methods for your order. You enter card numbers on the provider’s own page, so they never reach us; where the provider can keep a card for your next payment, it asks you first. All prices are in US dollars, and shipping and tax are shown before you pay.',
    ),
    question(
      ORDERING,
      'gift-cards',
      'Do you have gift cards?',
      'Yes: a [gift card](/shop/accessories/24) is a code that comes by email as soon as you’ve paid, and it never expires. Whoever gets it enters the code in the dashboard, under [Credits](/dashboard/credits).',
    ),
    question(
      DELIVERY,
      'where-do-you-ship',
      'Where do you ship, and what does it cost?',
      'To ten countries, from the United States and Canada to Europe, the United Arab Emirates and Australia. Your [cart](/shop/cart) shows the price for your country, and what is missing until accessories and spare parts ship free.',
    ),
    question(
      DELIVERY,
      'how-a-bike-arrives',
      'How does a bike arrive?',
      'In a box of up to 35 kg. The carrier calls you to agree on a day and a window of four hours, and someone over 18 has to sign. Turn the handlebar straight, screw in the pedals and check the axles; the [user manual](/user-manual) takes you through it.',
    ),
    question(
      DELIVERY,
      'change-or-cancel',
      'Can I change or cancel my order?',
      'Bikes can be changed or cancelled until production begins, everything else until it is ready to ship. Open it under [Orders](/dashboard/orders) and press “Cancel order”. Afterwards you can [return it](/rrpolicy) within 14 days of delivery.',
    ),
    question(
      DELIVERY,
      'invoice',
      'Where do I find my invoice?',
      'Open the order under [Orders](/dashboard/orders) and press “Invoice” to get it as a PDF. For another name, address or a VAT number on it, [write to us](/contact) within the month of purchase.',
    ),
    question(
      RIDING,
      'how-fast',
      'How fast may I go?',
      'You choose a speed class: 45, 32 or 25 km/h. Which one you may ride on public roads depends on where you live, and for the fastest class you may need a license plate and insurance.',
    ),
    question(
      RIDING,
      'charging-time',
      'How long does charging take?',
      'With the 3 A charger a 672 Wh battery takes about six hours, with the [6 A charger](/shop/accessories/13) about three. Charge indoors, between 10 and 25 °C, and unplug it when the light is green.',
    ),
    question(
      RIDING,
      'winter',
      'How do I store the bike in winter?',
      'Charge or ride the battery to about 60 percent, take it out and keep it dry at 5 to 20 °C. A Nyx keeps its battery in the frame, so store the whole bike there. Look at it every two months, and charge it again when it is below 30 percent.',
    ),
    question(
      RIDING,
      'upgrades',
      'Can I add parts later?',
      'Yes. Open your bike in the [dashboard](/dashboard/bikes) and press “Upgrade this bike”: the configurator starts with the parts it has today. Motor, fork and brakes should be fitted by a [dealer](/dealers?service=service).',
    ),
    question(
      LATER,
      'something-breaks',
      'What if something breaks?',
      'Motor and battery are covered for two years. The frame is covered for as long as you own the bike, if you [register it](/dashboard/bikes#register) within 90 days of delivery: see [Warranty](/warranty). [Spare parts](/shop/spares) in stock reach you in 3 to 6 working days in the United States, and you can fit most of them yourself.',
    ),
    question(
      LATER,
      'register',
      'How do I register my bike?',
      'A bike that you bought here is already in your [dashboard](/dashboard/bikes). If you bought it from a dealer, [send us](/contact) the serial number and a picture of the receipt. Registered within 90 days of delivery, its frame is covered for as long as you own it.',
    ),
    question(
      LATER,
      'service',
      'How often does a bike need service?',
      'Have the bolts checked after the first 300 km, and the bike serviced every 3,000 km or once a year. Any trained mechanic can do it; keep the receipts. [Dealers near you](/dealers?service=service) know our bikes best.',
    ),
    question(
      LATER,
      'error-code',
      'The display shows an error code. What now?',
      'Switch the bike off, wait ten seconds and switch it on again. If the code comes back, look it up in the [troubleshooter](/help-center/diagnosis) or in the [user manual](/user-manual), which lists them all from E01 to E24.',
    ),
    question(
      LATER,
      'stolen',
      'My bike was stolen. What should I do?',
      'Report it to the police with its serial number, which is in your [dashboard](/dashboard/bikes) and on your invoice. Then [tell us](/contact) the number of the report: we mark the bike, so nobody can register it or order a battery for it.',
    ),
  ],
}
