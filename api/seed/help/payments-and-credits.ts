import type { HelpGroup } from './help-group.ts'

export const paymentsAndCredits: HelpGroup = {
  title: 'Payments and credits',
  articles: [
    {
      title: 'Ways to pay',
      votesYes: 80,
      votesNo: 5,
      body: `The checkout shows the payment methods for your order. You enter card numbers on the provider's own page and never on ours, so we can't see or keep them.

When you press *Pay*, what you buy is reserved for you and the provider takes over. Afterwards you come back to a page that tells you how it went. If you close the window in between, nothing is lost: the order waits in your dashboard, and the provider tells us when the payment has gone through.

All prices are in US dollars. Your bank may show another currency with its own rate.

Every payment belongs to one order. An order can't be charged twice, even when you press the button twice.`,
    },
    {
      title: 'My payment failed: what now?',
      votesYes: 92,
      votesNo: 41,
      body: `Nothing has been charged, and your cart is still full. The usual reasons:

- **Declined by the bank**: often a limit for one day or for foreign shops. A call to your bank clears it in minutes.
- **The check with your phone timed out**: start again and have the banking app open.
- **Cancelled by the back button**: just go to the checkout once more.
- **Other amount**: if a price or the stock has changed while you were paying, we stop and show you the new total.

Your bank may show a reservation for a few days. It isn't a charge and disappears on its own.

Does the order say *paid* although the page showed an error? Then it is paid. Please don't pay again.`,
    },
    {
      title: 'Use credits and gift cards',
      votesYes: 55,
      votesNo: 4,
      body: `Credits are dollars you can spend with us. You’ll find your balance, and where every dollar came from, under **Credits** in your dashboard.

- Credits that expire first are always used first.
- They can cover all or part of an order.
- When an order is cancelled, credits come back as credits and money comes back as money.

Welcome credit expires after 90 days. Refunds and gift cards never expire.

A **gift card** is a code by email: 16 letters and digits. Open **Credits** in your dashboard, type the code in under *Have a gift card?* and press *Add to your credits*. You can spend it right away. Each code works once, so treat it like cash until then. A gift card can't be returned like goods; as long as none of it has been spent, write to us and we'll refund it.`,
    },
    {
      title: 'Refund times',
      votesYes: 101,
      votesNo: 39,
      body: `We refund you the way you paid, by these dates at the latest:

| What happened | We send it |
|---|---|
| Order cancelled before shipping | within 2 working days |
| Goods returned | 5 working days after they arrive |
| Bike returned | 7 working days after it has been inspected |
| Warranty, part not available | within 5 working days |

After that, it’s up to the bank: cards take three to ten days, PayPal arrives the same day, and credits right away.

Did you pay partly with credits? Then each part goes back to where it came from. The fee for wear on a ridden bike is deducted; we’ll tell you the amount and the reasons first.`,
    },
    {
      title: 'Invoice copy',
      votesYes: 38,
      votesNo: 2,
      body: `Open **Orders** in your dashboard and choose the order: items, shipping, tax and total are shown exactly as they were on the day you bought, even when prices have changed since. Press **Invoice** there to get it as a PDF. For each refund there is a **Credit note** beside it.

Need a company name, a VAT number or another address on it? Write to us with the order number within the month of purchase. After that, we can add a note to the invoice, but not change it.

Invoices are kept for ten years, as the law requires. We keep them even if you delete your account, but use them for nothing else. If you bought from a dealer, ask the dealer for the invoice.`,
    },
  ],
}
