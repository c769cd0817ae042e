import type { ForumCategory } from './forum-thread.ts'

export const ideas: ForumCategory = {
  id: 8,
  title: 'Ideas for us',
  description: 'What should be better, or should be at all.',
  threads: [
    {
      title: 'Show the range per assist level',
      daysAgo: 4,
      posts: [
        [
          'tessa-k',
          'The display shows one number for the range. I’d like three small ones: gentle, mixed, strong. Then I can decide at the foot of the hill.',
        ],
        ['mo-rides', 'Yes please. And grey out the one that won’t get me home.'],
        [
          'ada-nireeka',
          'The second edition of the controller knows all three. The 4.3 in display has room for it; we’ll try it there first.',
        ],
        ['tessa-k', 'Great. I volunteer for testing.'],
        [
          'arlo',
          'And in the unit I’ve chosen, please. Last time something new came it was in kilometres for a month.',
        ],
        [
          'hillclimber',
          '> grey out the one that won’t get me home\n\nFor that it has to know where home is. I’d rather do the sum myself than tell it.',
        ],
        ['mo-rides', 'Fair. Then just three numbers, and I’ll do the greying in my head.'],
      ],
    },
    {
      title: 'A chain guard for trouser legs',
      daysAgo: 38,
      posts: [
        ['two-wheels-tom', 'Homie has one, Nyx does not. A small disc outside the ring would do.'],
        ['bram', 'Or roll up the right leg, like everybody for 130 years.'],
        ['two-wheels-tom', 'It is February, Bram.'],
        ['ada-nireeka', 'There is a drawing. Thin, black, 60 g. No promise yet.'],
        ['deniz', 'A rubber band from the vegetables. Broccoli is the best.'],
        ['bram', 'It’s not February any more, Tom, but I’ve got a broccoli band for you.'],
      ],
    },
    {
      title: 'Rent a Prime for a weekend',
      daysAgo: 59,
      posts: [
        [
          'ines-b',
          'A test ride of twenty minutes tells me little. I would pay for a weekend, and have it taken off the price if I buy.',
        ],
        ['pedro-v', 'Trailhead in Denver does that on their own. Ask them.'],
        [
          'agnes-nireeka',
          'Two more dealers are trying it from next month. We will post it in Announcements.',
        ],
        [
          'jules-c',
          'In Paris somebody makes this? I would take the Homie one, for a weekend with my mother in law’s hill.',
        ],
        [
          'agnes-nireeka',
          'Not yet in Paris, sorry. Rive Électrique does test rides of an hour, call them before and ask for a long one.',
        ],
      ],
    },
    {
      title: 'Colour: a proper yellow',
      daysAgo: 92,
      posts: [
        [
          'junebug',
          'Taxi yellow. Sunflower yellow. Any yellow. Custom costs 490 and I’d be so happy with a Standard one.',
        ],
        ['yuki-h', '+1, visible in fog.'],
        ['nightowl', 'I vote for a dark one, obviously.'],
        ['ada-nireeka', 'Yellow came third in last year’s vote, behind Pine and Chalk. Keep asking.'],
        ['chai-stop', 'Mine’s orange and cost 490. A Standard yellow wouldn’t hurt the others.'],
        ['deniz', 'It would be the only bike I find again in front of the station.'],
      ],
    },
    {
      title: 'Draft: should we sell kits for other brands?',
      daysAgo: 48,
      isHidden: true,
      posts: [
        [
          'devanshu',
          'I was told to write it up and wait. Idea: sell the light set and the lock with mounts for any frame. Would bring people here who have another bike today.',
        ],
        [
          'ada-nireeka',
          'Thanks for keeping it short. Hidden until our buyers have looked at the numbers; you can still see it as the author.',
        ],
        ['devanshu', 'Understood.'],
      ],
    },
  ],
}
