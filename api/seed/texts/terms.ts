import type { InformationTextData } from '@nireeka/contracts/api'

export const terms: InformationTextData = {
  title: 'Terms',
  description: 'The terms of buying from us.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'Who and what: Your contract is with Nireeka or with your dealer.',
        'Order and contract: Nothing is binding until you’ve paid.',
        'Prices and payment: You see the whole price before you pay.',
        'Delivery: If we’re late, you can cancel free of charge.',
        'Changing your mind: You have 14 days to send goods back.',
        'On the road: Ride only the speed class that your country allows.',
        'Forum: Your words stay yours; we take down what harms others.',
        'Law: You keep all your rights as a consumer.',
      ],
    },
    {
      id: 'contract-partner',
      heading: 'Who and what',
      paragraphs: [
        'These terms apply to everything you buy on this site. You buy from Nireeka, Tacoma, Washington. If you buy from a dealer, the dealer’s terms apply, and our [warranty](/warranty) is on top.',
      ],
    },
    {
      id: 'order',
      heading: 'Order and contract',
      paragraphs: [
        'A build or a cart is not binding. You place an order at the end of the checkout, after you have seen lines, shipping, tax and total. What you ordered is then reserved for 30 minutes while you pay. When the payment arrives, there is a contract; if it doesn’t, the order expires and nothing is charged.',
        'If a price or the stock changes while you are at the checkout, we show you the new total and ask again.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in US dollars. Shipping and tax depend on the country and are shown before you pay. Orders are paid in full when you place them.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      paragraphs: [
        'We name a range of dates before you buy. If we can’t keep to it, we’ll tell you before it passes, and you can cancel free of charge. We bear the risk until the goods are in your hands.',
      ],
    },
    {
      id: 'changing-your-mind',
      heading: 'Changing your mind',
      paragraphs: [
        'You may send goods back within 14 days of delivery. [Returns and refunds](/rrpolicy) explains how, and what we deduct for a ridden bike.',
      ],
    },
    {
      id: 'on-the-road',
      heading: 'On the road',
      paragraphs: [
        'Check which speed class you may ride where you live. Riders are responsible for insuring, registering and lighting their bikes. We are not liable for bikes whose motor or software has been changed.',
      ],
    },
    {
      id: 'forum',
      heading: 'Forum',
      paragraphs: [
        'What you write stays yours; you allow us to show it there. We hide or remove anything that breaks the law, harms someone or has nothing to do with riding. The author of a hidden thread can still see it.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      paragraphs: [
        'If part of these terms is invalid, the rest still applies. Nothing here limits your rights as a consumer.',
      ],
    },
  ],
}
