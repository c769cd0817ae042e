import type { InformationTextData } from '@nireeka/contracts/api'

/** The text above the list of dealers. */
export const dealersIntroduction: InformationTextData = {
  title: 'Dealers',
  description: 'Where to see, test and service a Nireeka.',
  sections: [
    {
      heading: 'Before you go',
      paragraphs: [
        'Our dealers know our bikes and have the tools for them. What each one does differs: some sell and let you ride, some repair, some take back old batteries. Not every bike stands in every shop, so call ahead and name the bike and the size you would like to see.',
        'For service you may go to any of them, wherever your bike was bought. Parts under warranty are sent there by us and cost you nothing.',
      ],
    },
    {
      heading: 'None near you?',
      paragraphs: [
        'A good local workshop can do nearly everything. We send the parts and the torque values, and answer the mechanic’s questions day and night. Only frames, motors and forks should go to one of the dealers below.',
      ],
    },
  ],
}
