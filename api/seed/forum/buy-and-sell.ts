import type { ForumCategory } from './forum-thread.ts'

export const buyAndSell: ForumCategory = {
  id: 9,
  title: 'Buy and sell',
  description: 'From rider to rider. Ask for the transfer before you pay.',
  threads: [
    {
      title: 'Selling: rack pannier 20 l, used twice',
      daysAgo: 7,
      posts: [
        ['marlow', 'Bought two, need one. 45 dollars, pick-up in Toronto or plus shipping.'],
        ['priya-s', 'Is it the one with the roll closure?'],
        ['marlow', 'Yes, black. Hooks have no scratches.'],
        ['priya-s', 'I’ll take it. Writing to you.'],
      ],
    },
    {
      title: 'Looking for a Homie in S, any colour',
      daysAgo: 19,
      posts: [
        ['eve', 'For my mother, who is 154 cm and has just discovered the word *freedom*. Up to 1,900.'],
        ['lena-m', 'Ask Northline, they had one from a test fleet last month.'],
        ['eve', 'Called them, they still have it! Looking at it on Saturday.'],
      ],
    },
    {
      title: 'Gel saddle against sport saddle',
      daysAgo: 43,
      isSolved: true,
      posts: [
        [
          'oldsteel',
          'I have the gel one (soft, like new), I want the sport one (hard, used, don’t care). Even swap.',
        ],
        ['junebug', 'Mine is hard and used enough. Deal!'],
        ['oldsteel', 'Swapped. Best trade of the year.'],
      ],
    },
    {
      title: 'How do I know that a used bike is not stolen?',
      daysAgo: 77,
      isSolved: true,
      posts: [
        ['kit-and-cargo', 'Found a Prime at half price, the seller has no invoice. What would you do?'],
        ['two-wheels-tom', 'Walk away at half price. No invoice *and* cheap is an answer already.'],
        [
          'agnes-nireeka',
          'Ask the seller to start the transfer from their account. If they can, it is theirs. If they can’t, send us the serial number by ticket before you pay.',
        ],
        ['kit-and-cargo', 'The seller stopped answering when I asked. I think that is my answer.'],
      ],
    },
    {
      title: 'Giving away: bike box, M, clean',
      daysAgo: 101,
      posts: [
        [
          'sofie-d',
          'Complete with straps and foam. Good for moving house or flying. Collect it in Copenhagen before the cat moves in.',
        ],
        ['bram', 'Driving through on the 12th, can I have it?'],
        ['sofie-d', 'It is yours. The cat is informed.'],
        ['ines-b', 'There seem to be many cats in this forum.'],
      ],
    },
  ],
}
