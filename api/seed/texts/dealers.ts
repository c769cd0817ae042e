import type { InformationTextData } from '@nireeka/contracts/api'

/** The text beside the list of dealers. */
export const dealersIntroduction: InformationTextData = {
  title: 'Dealers',
  description: 'Where to see, test and service a Nireeka.',
  sections: [
    {
      heading: 'Before you go',
      paragraphs: [
        'Our dealers know our bikes and have the tools for them. Some sell and let you ride, some repair, some take back old batteries. Not every shop has every bike, so call ahead and tell them the bike and size you’d like to see.',
        'For service, you can go to any of them, wherever you bought your bike. We send warranty parts to them at no cost to you.',
      ],
    },
    {
      heading: 'None near you?',
      paragraphs: [
        'A good local workshop can do nearly everything. We send the parts and the torque values, and answer the mechanic’s questions day and night. Only frames, motors and forks should go to a dealer from our list. Not sure which it is? [Ask us](/contact).',
      ],
    },
  ],
}
