import type { Chapter } from '../chapter.ts'

export const battery: Chapter = {
  id: 'battery-and-charging',
  title: 'Battery and charging',
  about: 'How to charge it, how long that takes, and how to make it last.',
  sections: [
    {
      id: 'charging-first',
      title: 'The first charge',
      blocks: [
        'The battery is shipped at about 30 percent and stays asleep until its first charge; until then the display stays dark. Let this first charge finish, so the gauge learns what full means.',
      ],
    },
    {
      id: 'charging',
      title: 'Charge',
      blocks: [
        {
          steps: [
            'Charge indoors, between 10 and 25 °C, on a surface that doesn’t burn.',
            'Plug the charger into the battery first and into the wall second.',
            'Steady red means charging, green means full. Unplug it when it is green.',
          ],
        },
        'Blinking red means the charger has stopped: two blinks for temperature, three for the contact, four for the charger itself. Unplug it, wait a minute, wipe both plugs dry and try again.',
        {
          warning:
            'Use our chargers only and never open one. Don’t charge a battery that has been dropped, is swollen, smells sweet or gets hot by itself: take it outside, away from anything that burns, and call us.',
        },
      ],
    },
    {
      id: 'charging-times',
      title: 'How long it takes',
      blocks: [
        {
          table: {
            head: ['Battery', '2 A travel charger', '3 A charger', '6 A quick charger'],
            rows: [
              ['504 Wh', '7 hours', '4½ hours', '2½ hours'],
              ['560 Wh', '8 hours', '5 hours', '2½ hours'],
              ['672 Wh', '9 hours', '6 hours', '3 hours'],
              ['840 Wh', '12 hours', '7½ hours', '4 hours'],
            ],
          },
        },
        'The last tenth takes the longest. Below 5 °C the charger waits until the battery is warmer.',
      ],
    },
    {
      id: 'battery-removal',
      title: 'Take the battery out',
      bikes: ['nireeka-prime', 'nireeka-homie'],
      blocks: [
        'Switch the bike off. Turn the key to the left, press the catch and tilt the battery out to the side; hold it from below. To put it back, set the lower end in first and push the top until it clicks twice. One click means it’s held but not locked.',
        'Note the number on your key: with it you can order more keys or a second battery with the same lock.',
      ],
    },
    {
      id: 'battery-in-the-frame',
      title: 'The battery in the down tube',
      bikes: ['nyx'],
      blocks: [
        'The battery stays in the frame and is charged through the port above the crank. Push the port’s cap back until it snaps, or water finds its way in. The optional range extender of 360 Wh comes off with its lever; bike and extender are charged at the same port.',
      ],
    },
    {
      id: 'battery-care',
      title: 'Make it last',
      blocks: [
        {
          list: [
            'For everyday rides stay between 20 and 80 percent; fill up before long ones.',
            'Don’t leave it full in the sun, or empty for weeks.',
            'Let a cold battery reach room temperature before charging.',
          ],
        },
        'One cycle is one whole battery’s worth of energy in any number of portions. The cells are covered for two years or 300 cycles, whichever comes first.',
      ],
    },
  ],
}
