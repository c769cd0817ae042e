import type { InformationText } from './information-text.ts'

export const userManual: InformationText = {
  title: 'User manual',
  description: 'How to set up, charge, ride and care for your bike.',
  sections: [
    {
      heading: 'Before the first ride',
      paragraphs: [
        'Turn the handlebar straight and tighten the stem crosswise to 5 Nm. Screw in the pedals; the left one has a left-hand thread. Close both axles with 12 Nm and the seat clamp with 6 Nm.',
        'Squeeze both brake levers for ten seconds. They must stay firm. Then stop twenty times from a moderate speed, without locking the wheels: new pads reach their full strength only after that.',
      ],
    },
    {
      heading: 'Charging',
      paragraphs: [
        'Charge indoors at 10 to 25 °C, on something that doesn’t burn. Connect the charger to the battery first and to the wall second. A steady red light means charging, green means full, blinking red means that something is wrong.',
        'Use our chargers only, and never open them. For everyday rides keep the battery between 20 and 80 percent.',
      ],
    },
    {
      heading: 'Riding',
      paragraphs: [
        'Switch the bike on with your feet off the pedals, so that the torque sensor finds its zero. Plus and minus choose the level of assistance; a long press on plus holds the walk assist while you push the bike.',
        'The motor stops at the limit of your speed class and when you pull a brake. Shift down before you stop and before a climb: the chain, and the range, will last longer.',
      ],
    },
    {
      heading: 'Care',
      paragraphs: [
        'Wipe and oil the chain every 300 km and after rain. Clean with water and a brush, never with a pressure washer. Let the bolts be checked after the first 300 km, and have a service every 3,000 km or once a year.',
        'Change the chain at 0.75 percent of wear, the pads below 1 mm. For the winter, store the battery at about 60 percent in a dry room.',
      ],
    },
    {
      heading: 'Load and limits',
      paragraphs: [
        'The rear rack carries 25 kg including a child seat, the front basket 5 kg. Carbon bars must not be clamped. Changing the software or opening the motor ends the warranty and, on public roads, the permit.',
      ],
    },
  ],
}
