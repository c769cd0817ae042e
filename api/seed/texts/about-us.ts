import type { InformationTextData } from '@nireeka/contracts/api'

export const aboutUs: InformationTextData = {
  title: 'About us',
  description: 'Who we are and how we build bikes.',
  picture: {
    src: '/pictures/bikes/nireeka-prime-pine-front34.webp',
    alt: 'A Nireeka Prime in pine green, seen from the front right',
  },
  sections: [
    {
      heading: 'Three bikes, and no fourth',
      paragraphs: [
        'Nireeka builds three electric bikes: Prime for the hills, Homie for the town and for everybody in the house, Nyx for those who like it fast and light. We would rather make these three better every year than add one more.',
        'What differs is the build. Fifty-nine parts and ten colours fit together in more ways than we could ever put on a shelf, so we don’t keep a shelf. A bike is begun when it has an owner.',
      ],
    },
    {
      heading: 'One pair of hands',
      paragraphs: [
        'In our workshop one person builds one bike, from the pressed bearings to the last test ride. A second person then takes it out for ten kilometres and measures every bolt. The list of torques is kept with your serial number.',
        'It is not the fastest way to build bikes. It is the one in which somebody always knows why a thing is as it is.',
      ],
    },
    {
      heading: 'Made to be repaired',
      paragraphs: [
        'Every part that can wear out can be bought, with its number, its torque and a note on who should fit it. When we improve a part, the new one fits the old bike wherever that is possible, and the search finds it by its old number.',
        'We publish the meaning of every error code. Batteries are taken back by our dealers, at the end of their long life, free of charge.',
      ],
    },
    {
      heading: 'The people you talk to',
      paragraphs: [
        'Support is part of the workshop and not a place far away. Our authorized team answers around the clock, and whoever picks up the phone has held a torque wrench. In the forum you will find some of us by name.',
      ],
    },
  ],
}
