import type { InformationTextData } from '@nireeka/contracts/api'

export const contact: InformationTextData = {
  title: 'Contact',
  description: 'How to reach the people who build and look after your bike.',
  ways: [
    { title: 'Call', label: '+1 555-0100', to: 'tel:+15550100', note: 'Day and night; safety goes first' },
    {
      title: 'Write',
      label: 'support@example.com',
      to: 'mailto:support@example.com',
      note: 'An answer within one working day',
    },
    { title: 'Look it up', label: 'Help centre', to: '/help-center', note: 'Articles and error codes' },
    { title: 'Ask riders', label: 'Forum', to: '/forum/1', note: 'Other owners, and some of us' },
  ],
  sections: [
    {
      heading: 'Day and night',
      paragraphs: [
        'After-sales support is there 24 hours a day, seven days a week. The people who answer are our own authorized team: each of them has built bikes in the workshop before taking the first call.',
        'Write to support@example.com or call +1 555-0100. Have your order number or the serial number of your bike at hand; the serial number stands below the bottom bracket.',
      ],
    },
    {
      heading: 'If it is about safety',
      paragraphs: [
        'A brake that feels soft, a battery that smells or gets hot, a crack in the frame: stop riding and call us. Such calls go ahead of all others, at any hour.',
        'Take a hot or swollen battery outside, away from anything that burns, and do not charge it again.',
      ],
    },
    {
      heading: 'Everything else',
      paragraphs: [
        'Many questions are answered faster in the help centre, and riders help each other in the forum. For orders, changes and claims an email is best, since pictures can come along. You get an answer within one working day.',
        'Press and companies reach us at office@example.com. If you want to sell our bikes, tell us where your shop is, what you repair there and how many hands you have.',
      ],
    },
    {
      heading: 'See us',
      paragraphs: [
        'We have no shop of our own. Our dealers do, and several of them offer test rides: the dealers page lists their cities and hours. A short call before you set out makes sure that the bike you want to ride is there in your size.',
      ],
    },
  ],
}
