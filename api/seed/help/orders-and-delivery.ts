import type { HelpGroup } from './help-group.ts'

export const ordersAndDelivery: HelpGroup = {
  title: 'Orders and delivery',
  articles: [
    {
      title: 'Where is my order?',
      votesYes: 260,
      votesNo: 44,
      body: `Log in and open **Orders** in your dashboard. Every order shows its status and when it last changed.

- *Paid*: we have your money and have started planning.
- *Being built*: your bike is on the stand of the person who builds it.
- *Final check*: a second person rides it and measures every bolt.
- *Ready to ship*: it waits in its box for the carrier.
- *Partly on its way*: some of it has shipped, and the rest will follow.
- *On its way*: the order shows the tracking number. For bikes, the carrier calls to arrange a day.
- *Delivered*: it has arrived, and your 14 days begin.

Accessories and spare parts in stock reach you in 3 to 6 working days in the United States; the checkout shows the days for your country. A bike takes as many weeks as the configurator showed, counted from payment. If a date changes, we’ll email you before it passes, with the reason and the new date.`,
    },
    {
      title: 'Change or cancel an order',
      votesYes: 151,
      votesNo: 33,
      body: `**Bikes** can be changed or cancelled until they go into production. **Accessories and spares** can be cancelled until they are ready to ship.

An unpaid order expires after a while: what was reserved for you goes back on the shelf, and nothing is charged.

To change something, write to us with the order number and tell us what you'd like instead. We’ll confirm the new price and date, and nothing changes until you agree.

To cancel, open the order in your dashboard and press *Cancel order*. If the button is missing, the page says why. Your money goes back the way you paid; [Refund times](/help-center/topics/24) says how long that takes.

Too late for both? Within 14 days of delivery, press *Return items* in the order.`,
    },
    {
      title: 'Delivery day and signature',
      votesYes: 90,
      votesNo: 12,
      body: `Parcels arrive like any other parcel. A **bike** comes with a carrier who calls you first.

- You agree on a day and a window of four hours.
- The driver brings the box to the first door that can be locked, not up the stairs.
- Someone over 18 has to sign. You can name a neighbour beforehand.
- Look at the box before you sign. Write visible damage on the driver's device, in words.

Not at home after all? The carrier tries a second time free of charge, then keeps the box for seven days. After that it comes back to us, and we’ll get in touch.

Boxed sizes: 150 × 26 × 85 cm, up to 35 kg.`,
    },
    {
      title: 'Transport damage',
      votesYes: 66,
      votesNo: 10,
      body: `We pack well, but boxes do get dropped. What matters is keeping evidence.

1. Take pictures of the box from all sides **before** you unpack further.
2. Take pictures of the damage, close up and from a distance.
3. Keep the box and everything in it.
4. Tell us within **three days**, with the order number and the pictures.

You don't have to deal with the carrier; we do. For scratches, we offer a part or a refund; for bent parts, we send new ones; and if the frame is damaged, we take the bike back and build you another.

Don't ride a bike whose fork, wheel or brake has been hit, even when it looks straight.`,
    },
    {
      title: 'Customs and VAT',
      votesYes: 40,
      votesNo: 9,
      body: `Before you pay, the checkout shows shipping and tax for the country you chose. What you see there is what you pay us.

- In the countries on our list, we deliver with tax paid. There’s nothing to pay at the door.
- Tax is calculated on the goods and shipping together, at the rate of the destination country.
- The invoice lists the rate and amount on a separate line.

Companies with a VAT number can ask for an invoice that shows it. Please tell us before you pay: an invoice can't be changed after the end of the month.

Your country isn't in the list? Then we can't ship there for now. A dealer nearby may be able to order for you.`,
    },
  ],
}
