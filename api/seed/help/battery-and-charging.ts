import type { HelpGroup } from './help-group.ts'

export const batteryAndCharging: HelpGroup = {
  title: 'Battery and charging',
  articles: [
    {
      title: 'How far will my bike go?',
      votesYes: 310,
      votesNo: 52,
      body: `The range in the configurator is measured on mixed roads with a 75 kg rider, at 18 °C, at the medium assist level. Your own day will differ, and mostly for reasons you can do something about.

## What costs range

- **Speed** costs most. From 25 to 32 km/h the air alone asks for half as much again.
- **Hills**: 500 m of climbing take about a fifth of a 672 Wh battery.
- **Cold**: at 0 °C a battery gives some 15 percent less, at -10 °C up to 30 percent. It comes back in spring.
- **Tyres**: half the pressure can cost a tenth of the range.
- **Load**: every extra ten kilograms cost about two percent, and more on hills.

## Rules of thumb

| Battery | Low | Medium | High |
|---|---|---|---|
| 504 Wh | 110 km | 80 km | 50 km |
| 560 Wh | 140 km | 105 km | 65 km |
| 672 Wh | 130 km | 90 km | 60 km |

## Getting further

Start in a low gear and shift early: the motor likes 70 turns a minute and more. Use the lowest assist that feels good on the flat and save the high levels for climbs. Keep the battery indoors until you leave in winter. A neoprene cover keeps its warmth on the way.

## When the number jumps

The display learns from your last twenty kilometres. After a day in the mountains it's too cautious, after a tail wind too bold. It soon settles.`,
    },
    {
      title: 'Charge cycles and care',
      votesYes: 144,
      votesNo: 8,
      body: `One cycle is one whole battery's worth of energy, no matter how many portions it comes in. Two charges from 50 to 100 percent are one cycle.

Our cells are covered for **2 years or 300 cycles**, whichever comes first, and usually hold 80 percent or more far beyond that. What makes them last:

- Charge when it suits you. There is no memory effect.
- For everyday use stay between 20 and 80 percent; fill up before long rides.
- Don't leave it full in the sun, or empty for weeks.
- Let a cold battery reach room temperature before charging. Below 5 °C the charger waits.

A battery that gets hot without being used, swells or smells sweet must not be charged again. Take it outside and call us.`,
    },
    {
      title: 'Winter storage',
      votesYes: 88,
      votesNo: 4,
      body: `Going to leave the bike for more than a month? Then give it ten minutes first.

1. Clean it and oil the chain. A belt needs nothing.
2. Charge or ride the battery to **about 60 percent**.
3. Take the battery out and keep it dry at 5 to 20 °C: a hallway is better than a garage. On a Nyx it stays in the frame, so keep the whole bike there.
4. Inflate the tyres and hang the bike up or turn the wheels once in a while.
5. Look at the gauge every two months. Below 30 percent, charge it back to 60.

A battery that stays at zero for a whole winter can fall so low that it refuses to charge. The warranty doesn't cover that, and we see it every spring.`,
    },
    {
      title: 'Remove and lock the battery',
      votesYes: 120,
      votesNo: 7,
      body: `Switch the bike off first.

- **Prime and Homie**: turn the key to the left, press the catch and tilt the battery out to the side. Hold it from below, it is heavier than it looks.
- **Nyx**: the battery in the down tube stays in the frame; it is charged through the port above the crank. The optional range extender comes off with its lever.

To put it back, set the lower end in first and push the top until it **clicks twice**. One click means it’s held but not locked. Pull at the handle to be sure, then take the key with you.

Note the number on your key. With it you can order more keys, a second battery with the same lock, or a chain that opens with it.`,
    },
    {
      title: 'Charger shows red',
      votesYes: 95,
      votesNo: 38,
      body: `A steady red light is good: it is charging. A **blinking** red light means that the charger has stopped.

1. Unplug the charger from the wall, then from the battery. Wait one minute.
2. Look into both plugs. Wipe out dust and water with a dry cloth; bent pins need a new cable.
3. Feel the battery. Warmer than your hand or colder than a fridge: wait an hour.
4. Plug in again, the battery first.

If it blinks again, count: *two* blinks mean temperature, *three* the contact, *four* the charger itself. With four, try another charger if you can. If it's still three after cleaning, have a dealer check the port.

Never open a charger.`,
    },
  ],
}
