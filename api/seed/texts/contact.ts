import type { InformationTextData } from '@nireeka/contracts/api'

export const contact: InformationTextData = {
  title: 'Contact',
  description: 'How to reach the people who build and look after your bike.',
  ways: [
    { title: 'Call', label: '+1 555-0100', to: 'tel:+15550100', note: 'Open 24/7' },
    {
      title: 'Write',
      label: 'support@example.com',
      to: 'mailto:support@example.com',
      note: 'Answered within one working day',
    },
    { title: 'Look it up', label: 'Help centre', to: '/help-center', note: 'Articles and error codes' },
    { title: 'Ask riders', label: 'Forum', to: '/forum/1', note: 'Other owners, and some of us' },
  ],
  sections: [
    {
      id: 'safety',
      heading: 'If it is about safety',
      paragraphs: [
        'A brake that feels soft, a battery that smells or gets hot, a crack in the frame: stop riding and call us. Such calls go ahead of all others, at any hour.',
        'Take a hot or swollen battery outside, away from anything that burns, and do not charge it again.',
      ],
    },
    {
      heading: 'Day and night',
      paragraphs: [
        'After-sales support is on the phone 24 hours a day, seven days a week. The people who answer are our own authorized team: each of them has built bikes in the workshop before taking their first call.',
        'Have your order number or the serial number of your bike ready. The serial number is below the bottom bracket.',
      ],
    },
    {
      heading: 'Press, companies and dealers',
      paragraphs: [
        'Press and companies reach us at office@example.com. If you want to sell our bikes, tell us where your shop is, what you repair and how many people work there.',
      ],
    },
    {
      heading: 'Visit us',
      paragraphs: [
        'We have no shop of our own. Our dealers do, and several of them offer test rides: the [dealers page](/dealers) lists their cities and hours. Call before you set out to make sure the bike you want to ride is there in your size.',
      ],
    },
  ],
}
