import type { ForumCategory } from './forum-thread.ts'

export const announcements: ForumCategory = {
  id: 1,
  title: 'Announcements',
  description: 'News from the workshop.',
  threads: [
    {
      title: 'Welcome: how we talk here',
      daysAgo: 590,
      isPinned: true,
      posts: [
        [
          'ada-nireeka',
          'Welcome! Five things keep this a good place:\n\n1. Say which bike, which year, which size.\n2. One question per thread, and a title that says what it is.\n3. Mark it solved when it is. The next rider will thank you.\n4. Be kind to beginners. Everybody has put a chain on the wrong way round.\n5. No serial numbers and no addresses in public.\n\nWhen something is about your safety or your order, open a ticket instead: we answer those day and night.',
        ],
        ['two-wheels-tom', 'Number 4 is oddly specific, and I feel seen.'],
        ['junebug', 'Good rules. Could number 3 get a reminder after a week?'],
        ['agnes-nireeka', 'We like that idea. It is on the list.'],
      ],
    },
    {
      title: 'Safety notice: check the rack bolts of 2019 Homies',
      daysAgo: 210,
      isPinned: true,
      posts: [
        [
          'ada-nireeka',
          'If you have a Homie from 2019 with the 18 kg rack, please check the two lower bolts before your next ride. Some were tightened too little in the factory.\n\n- Hex key 4, **6 Nm**.\n- If one has gone, do not carry anything until it is replaced.\n\nBolts are free for these bikes, write to us with your serial number. Homies from 2020 on have another rack.',
        ],
        ['lena-m', 'Checked mine: one was a quarter turn loose. Thanks for saying it openly.'],
        ['oldsteel', 'Mine were fine, but it took two minutes to know. Do it, folks.'],
        ['kit-and-cargo', 'Bought mine used, without papers. Do I get the bolts as well?'],
        ['agnes-nireeka', 'Yes. Safety does not ask who bought the bike first.'],
      ],
    },
    {
      title: 'Forum moved: please log in once more',
      daysAgo: 400,
      isLocked: true,
      posts: [
        [
          'ada-nireeka',
          'The forum now lives on the same site as the shop. Your posts are all here; log in once with the email of your account. This thread is closed since there is nothing left to discuss. If something is missing, open one in *Ideas for us*.',
        ],
      ],
    },
    {
      title: 'Second edition of the controller',
      daysAgo: 150,
      posts: [
        [
          'ada-nireeka',
          'From this month on all bikes have the second edition of the controller. It starts more softly and knows how to ask the battery for its health.\n\nBikes from 2019 and 2020 can be fitted with it at a dealer in about forty minutes. There is no need to: the first edition goes on getting security fixes.',
        ],
        ['gearhead-gus', 'Is the connector the same, or do I need the new harness?'],
        [
          'ada-nireeka',
          'Same connector, same harness. Only the firmware has to be matched, and that takes the dealer’s tool.',
        ],
        ['hillclimber', 'Had it done last week. Starting on a steep ramp is a different world.'],
        ['pedro-v', 'Does it cost range?'],
        ['hillclimber', 'Not that I can measure. Same 58 km on my usual loop.'],
        [
          'helmut-f',
          'Mine’s from 2019 and I had it fitted now, too. Forty minutes, as said. The menu has got things in it that I’m not touching yet.',
          148.2,
        ],
        ['devanshu', 'Start with the charge limit, Helmut. Then the aquarium can have its timer back.'],
      ],
    },
    {
      title: 'Test rides in Berlin and Innsbruck this spring',
      daysAgo: 75,
      posts: [
        [
          'agnes-nireeka',
          'Bring a helmet and closed shoes, we bring all three bikes in all sizes that are built. Spree Antrieb has us on the first weekend, Alpin Motion on the second. You can register at the dealers, and walk in when there is room.',
        ],
        ['ines-b', 'Will there be a Nyx in L? Every dealer I asked has only M on the floor.'],
        ['agnes-nireeka', 'There will. In Chalk? No, in L it is custom only, so it comes in bare carbon.'],
        ['ines-b', 'Even better. See you there!'],
        ['helmut-f', 'Are you also there when it is raining? I don’t ask for me, I ask for the coffee.'],
        ['agnes-nireeka', 'Rain is part of the test. The coffee’s under the roof.'],
      ],
    },
    {
      title: 'Spare parts: where we stand',
      daysAgo: 20,
      posts: [
        [
          'ada-nireeka',
          'Some of you have waited too long for batteries this summer, and we are sorry. The second edition of the 672 Wh battery is in stock again, rotors and pads never ran out, and anything else that runs out is back in about seven working days.\n\nWhen a part is replaced by a newer one, the search now finds it by its **old number** too.',
        ],
        ['bram', 'The search by old number just saved me half an hour. Nice.'],
        ['rainy-seat', 'Any word on the 18 kg rack?'],
        [
          'ada-nireeka',
          'It is not made any more. The 25 kg rack needs the frame eyes of 2020 and later, so for a 2019 bike we recommend a seat-post rack up to 10 kg.',
        ],
        [
          'benji-t',
          'Seven working days is OK if I know it. I order pads in fives now. But for the derailleur it’s a week without income, so please, at least one of each at a dealer in the big cities?',
        ],
        [
          'ada-nireeka',
          'That’s fair. Dealers with service choose their own stock, and we’ve sent them a list of what stops a bike: hanger, pads, chain, tube, speed sensor.',
        ],
        [
          'oldsteel',
          'Searched an old controller number today, NK-A-ECU-100, and it took me to the 101 at once. Works.',
        ],
      ],
    },
  ],
}
