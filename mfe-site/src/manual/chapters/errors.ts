import type { Chapter } from '../chapter.ts'

export const errors: Chapter = {
  id: 'error-codes',
  title: 'Error codes',
  about: 'What each code on the display means, and what to do.',
  sections: [
    {
      id: 'reading-a-code',
      title: 'Read a code',
      blocks: [
        'A code stays on the display until the bike is switched off. Switch off, wait ten seconds and switch on again. If it comes back, look here.',
        { warning: 'E08, E17 and E18 together with a brake that feels soft: don’t ride on.' },
      ],
    },
    {
      id: 'codes-battery',
      title: 'E01 to E06: battery',
      blocks: [
        {
          table: {
            head: ['Code', 'What it means', 'What to do'],
            rows: [
              ['E01', 'Battery too cold', 'Warm it to 10 °C indoors'],
              ['E02', 'Battery too warm', 'Let it rest in the shade'],
              ['E03', 'Battery not recognised', 'Clean the contacts'],
              ['E04', 'Battery cells uneven', 'Charge fully and leave it for two hours'],
              ['E05', 'Battery almost empty', 'Charge it soon'],
              ['E06', 'Charge port wet', 'Dry it before charging'],
            ],
          },
        },
      ],
    },
    {
      id: 'codes-motor',
      title: 'E07 to E14: motor and controller',
      blocks: [
        {
          table: {
            head: ['Code', 'What it means', 'What to do'],
            rows: [
              ['E07', 'Motor too hot', 'Ride gently for five minutes'],
              ['E08', 'Motor blocked', 'Look for something in the chain'],
              ['E09', 'Motor temperature sensor', 'See a dealer'],
              ['E10', 'Controller restarted', 'Keep riding, and watch for a repeat'],
              ['E11', 'Controller too warm', 'Let it rest'],
              ['E12', 'Controller and motor don’t match', 'See a dealer'],
              ['E13', 'No signal from the torque sensor', 'Feet off the pedals while switching on'],
              ['E14', 'Torque sensor out of range', 'See a dealer'],
            ],
          },
        },
      ],
    },
    {
      id: 'codes-sensors',
      title: 'E15 to E24: sensors, display, software',
      blocks: [
        {
          table: {
            head: ['Code', 'What it means', 'What to do'],
            rows: [
              ['E15', 'No speed signal', 'Set the magnet 3 to 8 mm from the sensor'],
              ['E16', 'Speed signal not plausible', 'Clean sensor and magnet'],
              ['E17', 'Brake switch always on', 'Let go of both levers; check the cable'],
              ['E18', 'Brake switch not found', 'Ride with care, see a dealer'],
              ['E19', 'Display not connected', 'Press the plug in until it clicks'],
              ['E20', 'Button unit stuck', 'Rinse it with clean water'],
              ['E21', 'Light output overloaded', 'Unplug the lights one by one'],
              ['E22', 'Software versions differ', 'Update the software'],
              ['E23', 'Update interrupted', 'Start the update again'],
              ['E24', 'Bike reported stolen', 'Contact us'],
            ],
          },
        },
      ],
    },
  ],
}

export const disposal: Chapter = {
  id: 'disposal',
  title: 'Disposal',
  about: 'Where old batteries, electronics and frames go.',
  sections: [
    {
      id: 'old-battery',
      title: 'Batteries',
      blocks: [
        'Dealers with battery recycling take old batteries back free of charge; the dealers page has a filter for them. Your local collection point takes them, too.',
        {
          note: 'Don’t put batteries in the household waste or in the mail. Tape over the contacts before you carry one there.',
        },
      ],
    },
    {
      id: 'old-bike',
      title: 'Motor, display, frame',
      blocks: [
        'Motor, controller and display are electronic waste. Steel and aluminium are recycled with metal; carbon parts are bulky waste. Release the bike in the app before you give it away, so that somebody else can pair what is still good.',
      ],
    },
  ],
}
