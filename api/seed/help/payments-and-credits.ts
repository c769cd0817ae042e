import type { HelpGroup } from './help-group.ts'

export const paymentsAndCredits: HelpGroup = {
  title: 'Payments and credits',
  articles: [
    {
      title: 'Ways to pay',
      votesYes: 80,
      votesNo: 5,
      body: `The checkout shows the ways that are open for your order. You type card numbers on the provider's own page and never on ours, so we can't see or keep them.

When you press *Pay*, what you buy is reserved for you and the provider takes over. Afterwards you come back to a page that tells you how it went. If you close the window in between, nothing is lost: the order waits in your dashboard, and the provider tells us by itself when the payment has gone through.

All prices are in US dollars. Your bank may show another currency with its own rate.

Every payment belongs to one order. An order can't be charged twice, even when you press the button twice.`,
    },
    {
      title: 'My payment failed: what now?',
      votesYes: 92,
      votesNo: 41,
      body: `Nothing has been charged, and your cart is still full. The usual reasons:

- **Declined by the bank**: often a limit for one day or for foreign shops. A call to the bank clears it in minutes.
- **The check with your phone timed out**: start again and have the banking app open.
- **Cancelled by the back button**: just go to the checkout once more.
- **Other amount**: if a price or the stock has changed while you were paying, we stop and show you the new total.

Your bank may show a reservation for a few days. It isn't a charge and falls away by itself.

Does the order say *paid* although the page showed an error? Then it is paid. Please don't pay again.`,
    },
    {
      title: 'Use credits and gift cards',
      votesYes: 55,
      votesNo: 4,
      body: `Credits are dollars that you can spend with us. You find what you have, and where every dollar came from, under **Credits** in your dashboard.

- Credits that end soonest are always used first.
- They can cover a part of an order or all of it.
- When an order is cancelled, credits come back as credits and money comes back as money.

The credit that welcomes you ends after 90 days. Refunds and gift cards never end.

A **gift card** is a code by email: 16 letters and digits. Open **Credits** in your dashboard, type the code in under *Have a gift card?* and press *Add to your credits*. It is yours to spend at once. Each code works once, so keep it like money until then. A gift card can't be sent back like goods; as long as nothing of it is spent, write to us and we refund it.`,
    },
    {
      title: 'Refund times',
      votesYes: 101,
      votesNo: 39,
      body: `We send refunds the way the money came, on these days at the latest:

| What happened | We send it |
|---|---|
| Order cancelled before shipping | within 2 working days |
| Goods returned | 5 working days after they arrive |
| Bike returned | 7 working days after it has been looked at |
| Warranty, part not to be had | within 5 working days |

From then on it is the bank's turn: cards take three to ten days, PayPal is there the same day, credits at once.

Was the order paid partly with credits? Then each part goes back to where it came from. A wear fee for a ridden bike is taken off before; we tell you the amount and its reasons first.`,
    },
    {
      title: 'Invoice copy',
      votesYes: 38,
      votesNo: 2,
      body: `Open **Orders** in your dashboard and choose the order: lines, shipping, tax and total stand there exactly as they were on the day you bought, even when prices have changed since. Press **Invoice** there to get it as a PDF. For each refund there is a **Credit note** beside it.

Need a company name, a VAT number or another address on it? Write to us with the order number within the month of purchase. Later we may add a letter to the invoice, but not change it.

Invoices are kept for ten years, as the law asks. They stay with us even when you delete your account, without being used for anything else. If you bought as a guest of a dealer, ask the dealer: his invoice is his own.`,
    },
  ],
}
