import type { InformationTextData } from '@nireeka/contracts/api'

export const terms: InformationTextData = {
  title: 'Terms',
  description: 'The terms of buying from us.',
  sections: [
    {
      heading: 'Who and what',
      paragraphs: [
        'These terms apply to everything you buy on this site. You buy from Nireeka. If you buy from a dealer, the dealer’s terms apply, and our warranty is on top.',
      ],
    },
    {
      heading: 'Order and contract',
      paragraphs: [
        'A build or a cart is not binding. You place an order at the end of the checkout, after you have seen lines, shipping, tax and total. What you ordered is then reserved for 30 minutes while you pay. When the payment arrives, there is a contract; if it doesn’t, the order expires and nothing is charged.',
        'If a price or the stock changes while you are at the checkout, we show you the new total and ask again.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in US dollars. Shipping and tax depend on the country and are shown before you pay. Orders are paid in full when you place them.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'We name a range of dates before you buy. If we can’t keep to it, we’ll tell you before it passes, and you can cancel free of charge. We bear the risk until the goods are in your hands.',
      ],
    },
    {
      heading: 'Changing your mind',
      paragraphs: [
        'You may send goods back within 14 days of delivery. The page on returns and refunds explains how, and what we deduct for a ridden bike.',
      ],
    },
    {
      heading: 'On the road',
      paragraphs: [
        'Check which speed class you may ride where you live. Riders are responsible for insuring, registering and lighting their bikes. We are not liable for bikes whose motor or software has been changed.',
      ],
    },
    {
      heading: 'Forum',
      paragraphs: [
        'What you write stays yours; you allow us to show it there. We hide or remove anything that breaks the law, harms someone or has nothing to do with riding. The author of a hidden thread can still see it.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'If part of these terms is invalid, the rest still applies. Nothing here limits your rights as a consumer.',
      ],
    },
  ],
}
