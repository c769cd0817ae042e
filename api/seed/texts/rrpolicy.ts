import type { InformationTextData } from '@nireeka/contracts/api'

export const returnsAndRefunds: InformationTextData = {
  title: 'Returns and refunds',
  description: 'How to return something and get a refund.',
  sections: [
    {
      heading: '14 days',
      paragraphs: [
        'You may return what you bought within 14 days of delivery, without a reason. Tell us within these 14 days; the parcel may take some days more.',
        'Goods should be complete and unused. Trying on a helmet or fitting a light is fine; a worn tyre or a scratched bar is not. A gift card can’t be sent back; as long as nothing of it is spent, write to us and we refund it.',
      ],
    },
    {
      heading: 'Bikes',
      paragraphs: [
        'Ride your bike to find out whether it’s the one. When it comes back ridden, we take off a wear fee for what we have to replace or clean: pads, tyres, chain, scratches. We tell you the amount and its reasons, with pictures, before anything is paid out.',
        'This holds for custom colours too: they can be returned like any other bike.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'Open the order in your dashboard and press “Return items”. We write to you where to send it, and for a bike on which day the carrier comes. Use the box it came in, or ask us for one. Batteries travel inside the bike or stay with you; never mail one by itself.',
        'Return shipping is free when the goods were wrong or faulty. Otherwise it costs what sending them to you has cost.',
      ],
    },
    {
      heading: 'Your money',
      paragraphs: [
        'For goods we send the refund within five working days after they have arrived, for bikes within seven working days after they have been looked at. It goes back the way it came: to the card, to PayPal or to your credits, each with its own part.',
        'Orders that are cancelled before shipping are refunded in full within two working days.',
      ],
    },
    {
      heading: 'Faulty or damaged',
      paragraphs: [
        'Then none of the limits above count. Damage from transport should be told within three days, with pictures of the box. Faults that show later are a matter of the warranty.',
      ],
    },
  ],
}
