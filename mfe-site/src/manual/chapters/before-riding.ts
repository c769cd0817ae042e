import type { Chapter } from '../chapter.ts'

export const beforeRiding: Chapter = {
  id: 'before-the-first-ride',
  title: 'Before the first ride',
  about: 'Unpack the bike, put it together and check it.',
  sections: [
    {
      id: 'unpacking',
      title: 'Unpack and put together',
      blocks: [
        'Ask a second person to help: the box weighs up to 35 kg.',
        {
          steps: [
            'Stand the box with the arrows pointing up and cut the straps away from you.',
            'Lift the bike out by the frame, never by the fork or the rear rack.',
            'Turn the handlebar straight and tighten the stem bolts crosswise to 5 Nm.',
            'Screw in the pedals. The left one has a left-hand thread.',
            'Close both thru axles with 12 Nm and the seat clamp with 6 Nm.',
            'Inflate the tyres to the pressure printed on their side.',
          ],
        },
        'Keep the box for 14 days: if you return the bike, it travels in it.',
      ],
    },
    {
      id: 'first-checks',
      title: 'Check before you ride',
      blocks: [
        {
          list: [
            'Squeeze both brake levers hard for ten seconds. They must stay firm and must not reach the bar.',
            'Lift each wheel and turn it. It should run freely and straight, without touching a pad.',
            'Pull at the handlebar, the saddle and the wheels. Nothing should move.',
            'Switch the lights on, front and rear.',
            'Push the battery in until it clicks twice, and pull at its handle.',
          ],
        },
        {
          warning:
            'Don’t ride when a brake lever feels soft, an axle won’t stay closed or anything on fork, bar or frame is cracked. Call us first: +1 555-0100, day and night.',
        },
      ],
    },
    {
      id: 'break-in-brakes',
      title: 'Break in the brakes',
      blocks: [
        'New pads need some stops to reach full strength. On a quiet road, ride at about 20 km/h and brake hard with one lever until walking pace. Do that twenty times with each brake and don’t let the wheel lock.',
      ],
    },
    {
      id: 'rules-of-the-road',
      title: 'What the law requires',
      blocks: [
        'Your bike’s speed class is on the plate on the frame. In some countries the 45 km/h class needs a license plate, insurance and a helmet made for it, and may not use bike paths. Ask before you ride on public roads. Children’s seats and trailers may be forbidden behind the fastest class.',
        {
          note: 'Changing the software to go faster than your class ends the permit for public roads, your insurance and our warranty on the motor.',
        },
      ],
    },
  ],
}
