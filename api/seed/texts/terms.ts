import type { InformationTextData } from '@nireeka/contracts/api'

export const terms: InformationTextData = {
  title: 'Terms',
  description: 'The terms of buying from us.',
  sections: [
    {
      heading: 'Who and what',
      paragraphs: [
        'These terms hold for everything that you buy on this site. You buy from Nireeka. If you buy from a dealer, the dealer’s terms hold, and our warranty comes on top.',
      ],
    },
    {
      heading: 'Order and contract',
      paragraphs: [
        'A build or a cart binds nobody. You place an order at the end of the checkout, after you have seen lines, shipping, tax and total. What you ordered is then reserved for 30 minutes while you pay. When the payment arrives, there is a contract; when it doesn’t, the order ends by itself and nothing is charged.',
        'If a price or the stock changes while you are at the checkout, we show you the new total and ask again.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in US dollars. Shipping and tax depend on the country and are shown before you pay. Orders are paid at once and in whole.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'We name a range of dates before you buy. If we can’t keep it, we tell you before it has passed, and you may cancel free of charge. The risk is ours until the goods are in your hands.',
      ],
    },
    {
      heading: 'Changing your mind',
      paragraphs: [
        'You may send goods back within 14 days of delivery. The page on returns and refunds says how, and what a ridden bike costs you.',
      ],
    },
    {
      heading: 'On the road',
      paragraphs: [
        'Check which speed class you may ride where you live. The duty to insure, register and light a bike is its rider’s. We don’t answer for bikes whose motor or software has been changed.',
      ],
    },
    {
      heading: 'Forum',
      paragraphs: [
        'What you write stays yours; you allow us to show it there. We hide or remove what is against the law, harms somebody or has nothing to do with riding. The author of a hidden thread can still see it.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'If a part of these terms doesn’t hold, the rest does. What the law gives you as a consumer, no sentence here takes away.',
      ],
    },
  ],
}
