import type { InformationTextData } from '@nireeka/contracts/api'

export const returnsAndRefunds: InformationTextData = {
  title: 'Returns and refunds',
  description: 'How to return something and get a refund.',
  sections: [
    {
      heading: '14 days',
      paragraphs: [
        'You can return what you bought within 14 days of delivery, no questions asked. Tell us within those 14 days; the parcel may take a few days longer.',
        'Goods should be complete and unused. Trying on a helmet or fitting a light is fine; a worn tyre or a scratched bar is not. A gift card can’t be sent back; as long as none of it has been spent, write to us and we’ll refund it.',
      ],
    },
    {
      heading: 'Bikes',
      paragraphs: [
        'Ride your bike to find out whether it’s the one. If it comes back ridden, we deduct a fee for what we have to replace or clean: pads, tyres, chain, scratches. We’ll tell you the amount and the reasons, with pictures, before we refund you.',
        'This includes custom colours: they can be returned like any other bike.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'Open the order in your dashboard and press “Return items”. We’ll email you where to send it or, for a bike, the day the carrier will come. Use the box it came in, or ask us for one. Batteries travel inside the bike or stay with you; never mail one by itself.',
        'Return shipping is free if the goods were wrong or faulty. Otherwise, it costs the same as shipping them to you.',
      ],
    },
    {
      heading: 'Your refund',
      paragraphs: [
        'We refund goods within five working days of receiving them, and bikes within seven working days of inspecting them. The refund goes back the way you paid: to your card, PayPal or credits, each for its share.',
        'Orders that are cancelled before shipping are refunded in full within two working days.',
      ],
    },
    {
      heading: 'Faulty or damaged',
      paragraphs: [
        'Then none of the limits above apply. Please report shipping damage within three days, with pictures of the box. Faults that show up later are covered by the warranty.',
      ],
    },
  ],
}
