import type { InformationTextData } from '@nireeka/contracts/api'

export const aboutUs: InformationTextData = {
  title: 'About us',
  description: 'We build three electric bikes in Tacoma, each to order, and keep the parts to repair them.',
  picture: {
    src: '/pictures/outdoors/city-bridge.webp',
    alt: 'Drawing of two people riding a Homie and a Nyx across a bridge at dusk, a town behind them',
  },
  sections: [
    {
      heading: 'In numbers',
      look: 'figures',
      paragraphs: [
        '3: bikes',
        '59: parts to choose from',
        '10: colours',
        '14: dealers in ten countries',
        '10 km: of test ride for each bike',
        '24/7: after-sales support',
      ],
    },
    {
      id: 'builder',
      heading: 'Who builds your bike? One pair of hands',
      paragraphs: [
        'One person builds it, from the pressed bearings to the last bolt, and the card in the box tells you who. A second one then takes it out for ten kilometres and measures every bolt. The list of torques is kept with your serial number.',
        'It is not the fastest way to build bikes. But someone always knows why everything is the way it is.',
      ],
    },
    {
      id: 'bikes',
      heading: 'Three bikes, and no fourth',
      paragraphs: [
        'Nireeka builds three electric bikes: Prime for the hills, Homie for the city and everyone in the household, Nyx for those who like it fast and light. We would rather make these three better every year than add one more.',
        'The difference is in the build. Fifty-nine parts and ten colours fit together in more ways than we could ever put on a shelf, so we don’t keep a shelf. We start a bike once it has an owner.',
      ],
    },
    {
      id: 'repair',
      heading: 'Made to be repaired',
      paragraphs: [
        'Every part that can wear out can be bought, with its number, its torque and a note on who should fit it. When we improve a part, the new one fits the old bike wherever that is possible, and the search finds it by its old number.',
        'We publish the meaning of every error code. At the end of their long life, our dealers take batteries back free of charge.',
      ],
    },
    {
      id: 'people',
      heading: 'The people you talk to',
      look: 'people',
      paragraphs: [
        'Ada Steward, founder and frame designer: Drew our first frame at her kitchen table, and still draws them all.',
        'Agnes Porter, head of support: Built bikes for three years before her first call.',
        'Rosa Lindqvist, bike builder: Builds Primes from the first bearing to the last bolt.',
        'Tomás Arriaga, test rider: Rides every bike for ten kilometres, whatever the weather.',
        'Emeka Adisa, motors and batteries: Decides what an error code means, and what to do about it.',
        'Hanne Vogel, spare parts: Knows every part since 2019 by its number.',
      ],
    },
    {
      id: 'support',
      heading: 'Around the clock',
      paragraphs: [
        'Support is part of the workshop and not a place far away. Our authorized team answers around the clock, and whoever picks up the phone has held a torque wrench.',
      ],
    },
    {
      id: 'workshop',
      heading: 'Where we build',
      paragraphs: [
        'Our workshop is in Tacoma, Washington, on the ground floor of a former sail loft. There are twelve benches, one paint booth and a yard with a hill behind it, which every bike has to climb once.',
        'We have no shop of our own. To see and ride our bikes, go to one of our dealers; the dealers page lists who is near you and open now.',
      ],
    },
    {
      id: 'timeline',
      heading: 'How we got here',
      look: 'timeline',
      paragraphs: [
        '2018: Ada Steward rents one bench in Tacoma and builds the bike she wants to ride.',
        '2019: Prime, Homie and Nyx go on sale.',
        '2020: All frames get new eyelets, and the Homie carries 25 kg on its rack.',
        '2021: Our online shop opens. From now on, every bike is built to order.',
        '2022: The Open Trade Institute tests our shop and lists it as a safe shop.',
        '2024: With Sydney, we have fourteen dealers in ten countries.',
      ],
    },
    {
      id: 'safe-shop',
      heading: 'An independently tested shop',
      paragraphs: [
        'The badge below every page is from the Open Trade Institute, which is independent of us. In 2022 it placed orders under other names, sent some of them back, and checked how we treat payments and personal data. We stick to what it asked for: prices with shipping and tax before you pay, no-questions refunds within 14 days, and no data an order doesn’t need.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Drawn, not photographed',
      paragraphs: [
        'Every picture on these pages is drawn from the 3D model that you turn in the configurator, in its true measures and colours. The people who ride in them and the roads that they ride on are drawn, too.',
      ],
    },
  ],
}
