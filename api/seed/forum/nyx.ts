import type { ForumCategory } from './forum-thread.ts'

export const nyx: ForumCategory = {
  id: 4,
  title: 'Nyx',
  description: 'Fast on tarmac, curious about gravel.',
  threads: [
    {
      title: 'Rigid fork or the 40 mm one for cobbles?',
      daysAgo: 1,
      posts: [
        [
          'bram',
          'Two kilometres of cobbles every morning, the rest is smooth. Does the short fork take the sting out, or do wider tyres do the same?',
        ],
        ['ines-b', 'I went from 40C at 4.5 bar to the same tyre at 3.2. That was half of it, and free.'],
        [
          'pedro-v',
          'With the fork your hands are happy at 30 km/h, too. It costs 0.8 kg and a little of the sharpness.',
        ],
        ['bram', 'Trying 3.2 bar first. Report on Friday.'],
        ['enzo-b', 'Italy votes: rigid, and learn to stand up. It’s like dancing.'],
        ['ines-b', 'At 7 in the morning I don’t dance.'],
        [
          'doc-spoke',
          'Before spending 560 on the fork: 40C at 3.2, tape or thicker grips, and loosen your hands. If after a month it still hurts, then the fork. You’ll enjoy it more for having earned it.',
        ],
      ],
    },
    {
      title: '25, 32 or 45: which class did you order?',
      daysAgo: 16,
      posts: [
        [
          'yuki-h',
          'In Europe with the 45 km/h class I would need a plate, insurance, and the road instead of the path. Did anybody do it anyway?',
        ],
        ['bram', 'No. 25 class, and with this bike I ride at 28 on my own legs. The motor just goes quiet.'],
        ['rainy-seat', 'US here, 45 is fine on my roads. I take 32 in winter for the range.'],
        ['mo-rides', 'Can you switch the class afterwards?'],
        [
          'agnes-nireeka',
          'Downwards at any dealer. Upwards only where the law allows it, with papers, and never as a hidden switch.',
        ],
        ['yuki-h', 'Clear words. 25 it is, and 15 km more range.'],
        [
          'maja-r',
          '25 in Munich, in M. I ride in a group with three road bikes, and above 25 nobody waits for anybody. It’s light enough that I hold 29 on the flat, for a while. Then I don’t.',
        ],
        [
          'last-train',
          'Is it a risk if a friend in the US “helps” with the software? A colleague talks about it.',
        ],
        [
          'ida-b',
          'Please don’t. If it shows in an accident you pay out of your own pocket, and changed software ends the warranty, [it says so in one line](/help-center/topics/31). We also refuse to work on those. Not to be mean, we’d be in it as well.',
        ],
        ['last-train', 'Good. I’ll show him this, he likes to be told by professionals.'],
        [
          'rainy-seat',
          '32 in winter isn’t slower for me by the way, because in winter I’m dressed like a sofa.',
        ],
      ],
    },
    {
      title: 'Third floor, no lift: can I carry it?',
      daysAgo: 40,
      isSolved: true,
      acceptedPost: 2,
      posts: [
        ['nightowl', '17.6 kg sounds good on paper. I am 162 cm. Who carries theirs every day?'],
        [
          'ines-b',
          'Second floor here. Shoulder under the top tube, left hand on the fork. The winding bit of the stairs is the hard one.',
        ],
        ['bram', 'Take the panniers off first. I always forget and always regret it.'],
        ['nightowl', 'Tried it at Isar Rad: doable! M in Ice… no, in Midnight Pearl.'],
        [
          'last-train',
          'Bram’s tip about the bags should be a poster. Also: shoes. I once did the third floor in cleats on stone. Never again.',
        ],
        [
          'lou-on-a-nyx',
          'Third floor as well, two years. My right shoulder is a centimetre lower and I’m not even sorry.',
        ],
      ],
    },
    {
      title: 'Range extender in the rain',
      daysAgo: 70,
      posts: [
        [
          'pedro-v',
          'The 360 Wh extender sits where the bottle was. Is the plug fine when the front wheel throws water at it all day?',
        ],
        [
          'gearhead-gus',
          'It is sealed. What is not sealed is the cap when you ride *without* the extender: push it in until it clicks.',
        ],
        ['pedro-v', 'That explains my E06. It does click if you mean it.'],
        ['gearhead-gus', 'And a dab of silicone grease on the *rubber*, not on the pins. Once per winter.'],
        ['hank-w', 'Mine has been in rain for two seasons, cap on when it’s off. Contacts look like new.'],
      ],
    },
    {
      title: 'Size S, one day?',
      daysAgo: 110,
      posts: [
        ['priya-s', '157 cm, and the configurator says that S is not built this season. Is it coming back?'],
        [
          'ada-nireeka',
          'It is. The first S had toes touching the front wheel in tight turns, and we did not want to sell that. A new fork is being tested; I can’t promise a month.',
        ],
        ['priya-s', 'I’d rather wait for the right one. Thanks for the honest reason.'],
        ['nightowl', 'At 162 the M fits me with a shorter stem, if you are near the edge.'],
      ],
    },
  ],
}
