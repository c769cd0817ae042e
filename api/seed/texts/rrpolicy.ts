import type { InformationTextData } from '@nireeka/contracts/api'

export const returnsAndRefunds: InformationTextData = {
  title: 'Returns and refunds',
  description: 'How to return something and get a refund.',
  sections: [
    {
      heading: 'At a glance',
      look: 'figures',
      paragraphs: [
        '14 days: from delivery to tell us, no questions asked',
        '$0: for wear, if a bike comes back as new',
        '5–7 days: working days to your refund: 5 once we have the goods, 7 once we have inspected a bike',
        'You pay: the way back, unless the goods were wrong or faulty',
      ],
    },
    {
      heading: 'How it works',
      look: 'timeline',
      paragraphs: [
        '1. Tell us: Within 14 days of delivery, open the order in your [dashboard](/dashboard/orders) and press “Return items”.',
        '2. Send it: We’ll email you where to send it or, for a bike, the day the carrier will come. Use the box it came in, or ask us for one.',
        '3. We look at it: If a bike has been ridden, we’ll tell you the fee for wear and the reasons, with pictures, before we refund you.',
        '4. Your refund: Goods within five working days of receiving them, bikes within seven working days of inspecting them.',
      ],
    },
    {
      heading: '14 days',
      paragraphs: [
        'You can return what you bought within 14 days of delivery, no questions asked. Tell us within those 14 days; the parcel may take a few days longer.',
        'Goods should be complete and unused. Trying on a helmet or fitting a light is fine; a worn tyre or a scratched bar is not. A gift card can’t be sent back; as long as none of it has been spent, [write to us](/contact) and we’ll refund it.',
      ],
    },
    {
      heading: 'Bikes',
      paragraphs: [
        'Ride your bike to find out whether it’s the one: the fee for wear is $0 if it comes back as new, and otherwise covers only what we have to replace or clean, such as pads, tyres, chain or scratches.',
        'There’s no flat fee. We set it bike by bike, give you the reasons, and never deduct more than you paid for the bike.',
        'This includes custom colours: they can be returned like any other bike. Batteries travel inside the bike or stay with you; never mail one by itself.',
      ],
    },
    {
      heading: 'A ridden bike: an example',
      look: 'figures',
      paragraphs: [
        '$4,000: paid for the bike, after any discount and with tax',
        '−$140: for wear, if that’s what new pads and a tyre cost us',
        '$3,860: back the way you paid',
      ],
    },
    {
      heading: 'Shipping it back',
      paragraphs: [
        'If the goods were wrong or faulty, we pay for the return; otherwise you do, and it costs the same as shipping them to you.',
        'The label we email you has no postage on it. A bike is collected by a carrier.',
      ],
    },
    {
      heading: 'Your refund',
      paragraphs: [
        'The refund goes back the way you paid: to your card, PayPal or credits, each for its share.',
        'Orders that are cancelled before shipping are refunded in full within two working days.',
      ],
    },
    {
      heading: 'Faulty or damaged',
      paragraphs: [
        'Then none of the limits above apply. Please report shipping damage within three days, with pictures of the box. Faults that show up later are covered by the [warranty](/warranty).',
      ],
    },
  ],
}
