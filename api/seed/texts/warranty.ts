import type { InformationTextData } from '@nireeka/contracts/api'

export const warranty: InformationTextData = {
  title: 'Warranty',
  description: 'What we cover, and for how long.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'How long: The frame for as long as you own the bike, if you [register it](/dashboard/bikes#register) within 90 days of delivery. Everything else for two years.',
        'What is covered: Faults in materials and workmanship, with shipping both ways.',
        'What is not: Wear, crashes, and motors or software that someone has changed.',
        'How to claim: Write to us with the serial number and a picture.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      paragraphs: [
        'Part | Covered for | Good to know',
        'Frame | As long as you own the bike, if it’s registered within 90 days of delivery | [Register your bike](/dashboard/bikes#register). Otherwise its frame is covered for two years.',
        'Motor | 2 years | Unless it has been opened or its software changed.',
        'Battery | 2 years or 300 charge cycles, whichever comes first | It’s faulty when it holds less than 70 percent.',
        'All other parts | 2 years | Not what wears from riding, such as chain, pads and tyres.',
        'If you sell the bike, its new owner has two years of warranty from the first delivery. The lifetime cover of the frame does not transfer.',
      ],
    },
    {
      id: 'covered',
      heading: 'What is covered',
      paragraphs: [
        'Faults in materials and workmanship. We repair the part, send you a new one or, if neither is possible, refund its price. We pay for shipping both ways.',
        'Any trained mechanic can do the work. Keep the receipts of your services; they help us tell a fault from wear.',
      ],
    },
    {
      id: 'not-covered',
      heading: 'What is not',
      paragraphs: [
        'Wear by riding: chain, cassette, pads, rotors, tyres, grips and cables. Crashes, overloading and water from a pressure washer. Motors that have been opened, software that has been changed, batteries that have been charged with other makers’ chargers or left empty for months.',
        'A battery that has lost some of its range is not faulty. One that holds less than 70 percent within its two years and 300 cycles is.',
      ],
    },
    {
      id: 'claim',
      heading: 'How to claim',
      look: 'timeline',
      paragraphs: [
        '1. Tell us: [Open a ticket](/dashboard/support/new) in your dashboard, or write to support@example.com, with the serial number, what happens and when.',
        '2. Show it: Add a picture or a short video.',
        '3. Get an answer: Within one working day, or right away if it’s about safety.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['None of this affects your rights under your country’s law.'],
    },
  ],
}
