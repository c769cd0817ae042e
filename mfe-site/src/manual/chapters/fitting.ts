import type { Chapter } from '../chapter.ts'

export const fitting: Chapter = {
  id: 'fitting',
  title: 'Fit the bike to you',
  about: 'Set saddle, handlebar and levers to your height and reach.',
  sections: [
    {
      id: 'saddle-height',
      title: 'Saddle height and angle',
      blocks: [
        'Sit on the bike next to a wall and put your heel on the pedal at its lowest point: the leg is just straight. With the ball of the foot on the pedal, the knee then keeps a slight bend.',
        'Open the clamp, move the post, and close it again with 6 Nm. Start with a level saddle; tilt its nose down by two degrees if it presses.',
        {
          warning:
            'Never pull the seatpost out beyond the line marked on it. It can break, and the frame with it.',
        },
      ],
    },
    {
      id: 'handlebar-and-levers',
      title: 'Handlebar and levers',
      blocks: [
        'The higher the bar, the more upright you sit. Spacers may go above or below the stem; leave the order of the cables as it is. Tighten the stem crosswise to 5 Nm.',
        'Turn the brake levers until your fingers continue the line of your arm. Then ride for twenty minutes and change one thing at a time.',
        {
          note: 'Don’t clamp baskets or mounts to carbon bars, and don’t grease them: use assembly paste, and the torque printed on the part.',
        },
      ],
    },
    {
      id: 'dropper-post',
      title: 'Dropper post',
      bikes: ['nireeka-prime', 'nyx'],
      blocks: [
        'If your build has the dropper post, press its lever and sit down to lower the saddle; press again without weight and it comes up. Lower it before steep descents and before traffic lights. Wipe the shaft after wet rides.',
      ],
    },
    {
      id: 'step-through-loading',
      title: 'Get on with a full basket',
      bikes: ['nireeka-homie'],
      blocks: [
        'The low frame makes it easy to get on with a load. Pull the front brake while you do, as a heavy basket turns the bar. Put the heaviest things low and on the rear rack.',
      ],
    },
  ],
}
