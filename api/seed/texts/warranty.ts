import type { InformationTextData } from '@nireeka/contracts/api'

export const warranty: InformationTextData = {
  title: 'Warranty',
  description: 'What we cover, and for how long.',
  sections: [
    {
      heading: 'How long',
      paragraphs: [
        'Frame: for as long as you own the bike, when it is registered within 90 days of delivery. Motor: two years. Battery: two years or 300 charge cycles, whichever comes first. All other parts: two years.',
        'If you sell the bike, its new owner has two years of warranty from the first delivery. The lifetime cover of the frame does not transfer.',
      ],
    },
    {
      heading: 'What is covered',
      paragraphs: [
        'Faults in materials and workmanship. We repair the part, send you a new one or, if neither is possible, refund its price. We pay for shipping both ways.',
        'Any trained mechanic can do the work. Keep the receipts of your services; they help us tell a fault from wear.',
      ],
    },
    {
      heading: 'What is not',
      paragraphs: [
        'Wear by riding: chain, cassette, pads, rotors, tyres, grips and cables. Crashes, overloading and water from a pressure washer. Motors that have been opened, software that has been changed, batteries that have been charged with other makers’ chargers or left empty for months.',
        'A battery that has lost some of its range is not faulty. One that holds less than 70 percent within its two years and 300 cycles is.',
      ],
    },
    {
      heading: 'How to claim',
      paragraphs: [
        'Write to support@example.com with the serial number, what happens and when, and a picture or a short video. You’ll get an answer within one working day, or right away if it’s about safety.',
        'None of this affects your rights under your country’s law.',
      ],
    },
  ],
}
