import type { HelpGroup } from './help-group.ts'

export const configurator: HelpGroup = {
  title: 'Configurator',
  articles: [
    {
      title: 'Which size am I?',
      votesYes: 205,
      votesNo: 17,
      body: `Go by your height in shoes. Every size names the riders it is made for:

| Bike | S | M | L | XL |
|---|---|---|---|---|
| Prime | 155-168 cm | 166-179 cm | 177-190 cm | 188-202 cm |
| Homie | 152-167 cm | 165-180 cm | 178-195 cm | - |
| Nyx | 150-163 cm | 162-178 cm | 176-195 cm | - |

The ranges overlap on purpose. Between two sizes, take the **smaller** one for a lively bike and short legs, the **larger** one for a calm bike and long arms.

Nyx in size S isn't built this season. Space matters too: a second battery doesn't fit a size S frame.

Unsure? Many dealers offer test rides, and every bike can come back within 14 days.`,
    },
    {
      title: 'What the colour types mean',
      votesYes: 77,
      votesNo: 3,
      body: `There are three types, which differ in work rather than in quality.

- **Standard**: one coat of colour and one of clear lacquer. We paint a batch every week, so it adds nothing to the price and hardly anything to the time.
- **Pearlized**: three coats, with mica in the middle one. The colour changes with the light. It takes an extra 10 to 14 working days.
- **Custom**: your own colour by its RAL number, two colours, or a matte clear coat that lets the carbon weave show. Each is painted individually, which takes an extra 31 to 38 working days.

Not every colour is offered in every size: some shapes can't be masked cleanly on small frames. The configurator shows what's available for the size you chose.`,
    },
    {
      title: 'Why is an option greyed out?',
      votesYes: 34,
      votesNo: 6,
      body: `A greyed option doesn't go together with something you have already chosen. The sentence below it says what with, and often a button fixes it with one click. The usual ones:

- A stronger motor needs the **4-piston brakes**.
- The front basket needs an **alloy bar**; carbon can't be clamped there.
- A second battery needs a frame **larger than S**.
- Theft cover needs the **tracker or the frame lock**.
- In countries with a limit of 25 km/h we warn you about the faster class. You can still order it for use on private land.

An option that is missing altogether isn't offered for this bike. One that couldn't be loaded says so and can be tried again.`,
    },
    {
      title: 'Change a build after ordering',
      votesYes: 48,
      votesNo: 20,
      body: `Until production begins you can still change your bike. Look at the order in your dashboard: as long as it says *Paid*, write to us with what you'd like instead.

We'll reply with the new price and date. A change of **colour** or **size** restarts the lead time; most other parts add no more than two or three days. If the new build costs less, we refund the difference; if it costs more, we send you a second order for the difference.

Once the order says *Being built*, the frame is painted and the parts are ready. From then on you can add parts as upgrades and have them fitted once you have the bike.`,
    },
    {
      title: 'Upgrades for a bike you own',
      votesYes: 63,
      votesNo: 9,
      body: `Your bike isn't finished on the day it arrives. Open it in your dashboard, press *Upgrade this bike*, and the configurator starts with the parts your bike has today.

- What you already own is marked and costs nothing.
- When you replace a part, its price is deducted if it was an upgrade, but never below zero.
- The bars show what the change does to power, range and weight.

Batteries, saddles, racks, lights and displays come with instructions and need a hex key and half an hour. **Motor, fork and brakes belong in a dealer's hands**; we can send the parts there directly.

Upgrades carry two years of warranty from the day they are delivered.`,
    },
  ],
}
