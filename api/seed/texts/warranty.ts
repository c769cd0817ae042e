import type { InformationTextData } from '@nireeka/contracts/api'

export const warranty: InformationTextData = {
  title: 'Warranty',
  description: 'What we cover, and for how long.',
  sections: [
    {
      heading: 'How long',
      paragraphs: [
        'Frame: for as long as you own the bike, when it is registered within 90 days of delivery. Motor: two years. Battery: two years or 300 charge cycles, whichever comes first. All other parts: two years.',
        'Whoever buys the bike from you has two years of warranty, counted from the first delivery. The lifetime cover of the frame does not move along.',
      ],
    },
    {
      heading: 'What is covered',
      paragraphs: [
        'Faults of material and of making. We repair the part, send you a new one or, when neither is possible, give you its price back. Shipping in both directions is ours to pay.',
        'You may have the work done by any trained mechanic. Keep the bills of your services; they help us to tell a fault from wear.',
      ],
    },
    {
      heading: 'What is not',
      paragraphs: [
        'Wear by riding: chain, cassette, pads, rotors, tyres, grips and cables. Crashes, overloading and water from a pressure washer. Motors that have been opened, software that has been changed, batteries that have been charged with chargers of others or left empty for months.',
        'A battery that has lost some of its range is not faulty. One that holds less than 70 percent within its two years and 300 cycles is.',
      ],
    },
    {
      heading: 'How to claim',
      paragraphs: [
        'Write to support@example.com with the serial number, what happens and when, and a picture or a short video. You get an answer within one working day, and for anything that concerns safety at once.',
        'What the law of your country gives you besides is not touched by any of this.',
      ],
    },
  ],
}
