import type { HelpGroup } from './help-group.ts'

export const motorAndDisplay: HelpGroup = {
  title: 'Motor and display',
  articles: [
    {
      title: 'Error code list',
      votesYes: 401,
      votesNo: 120,
      body: `An error code stays on the display until the bike is switched off. Switch off, wait ten seconds and switch on again. If the code comes back, look here.

| Code | What it means | What to do |
|---|---|---|
| E01 | Battery too cold | Warm it to 10 °C indoors |
| E02 | Battery too warm | Let it rest in the shade |
| E03 | Battery not recognised | Take it out, clean the contacts |
| E04 | Battery cells uneven | Charge fully and leave it for two hours |
| E05 | Battery almost empty | Charge it soon |
| E06 | Charge port wet | Dry it before charging |
| E07 | Motor too hot | Ride gently for five minutes |
| E08 | Motor blocked | Look for something in the chain |
| E09 | Motor temperature sensor | See a dealer |
| E10 | Controller restarted | Keep riding, and watch for a repeat |
| E11 | Controller too warm | Let it rest |
| E12 | Controller and motor don't match | See a dealer |
| E13 | No signal from the torque sensor | Don't touch the pedals while switching on |
| E14 | Torque sensor out of range | See a dealer |
| E15 | No speed signal | Move the magnet to 3 to 8 mm from the sensor |
| E16 | Speed signal not plausible | Clean the sensor and the magnet |
| E17 | Brake switch always on | Let go of both levers; check the cable |
| E18 | Brake switch not found | Ride with care, see a dealer |
| E19 | Display not connected | Press the plug in until it clicks |
| E20 | Button unit stuck | Rinse it with clean water |
| E21 | Light output overloaded | Unplug the lights one by one |
| E22 | Firmware versions differ | Update the firmware |
| E23 | Update interrupted | Start the update again |
| E24 | Bike reported stolen | Contact us |

**E08, E17 and E18** with a brake that feels soft: don't ride on.`,
    },
    {
      title: 'No assistance',
      votesYes: 133,
      votesNo: 60,
      body: `The bike is on, but pedalling feels as if there were no motor. Go through these in order; most cases end before number four.

1. Is the assist level above 0? Press plus once.
2. Are you faster than your speed class? The motor stops at 25, 32 or 45 km/h and comes back below that.
3. Did you have a foot on the pedal while switching on? Switch off, take it off, switch on.
4. Does the display show a speed? If it stays at 0, the magnet on the left rear spokes has turned away from its sensor. Set it to a gap of 3 to 8 mm.
5. Is a brake lever stuck? A lever that doesn't return cuts the motor.
6. Is the battery below 5 percent? Then only the lights have power.

Still nothing: note the code on the display and open a ticket.`,
    },
    {
      title: 'Change units',
      votesYes: 57,
      votesNo: 2,
      body: `Kilometres or miles, kilograms or pounds: the bike and the website each have their own setting.

**On the bike**: hold *minus* and *light* together for three seconds, choose **Units** and confirm with a long press on plus. Trip and total distance are converted, nothing is lost.

**On this site**: use the switch for units in the configurator or in the settings of your dashboard. It only changes what's shown. All figures are kept in metric units, so switching back and forth never rounds anything away.

Torque values on parts are given in newton metres in both systems. One newton metre is about 0.74 pound-foot.`,
    },
    {
      title: 'Update firmware',
      votesYes: 72,
      votesNo: 35,
      body: `An update takes about eight minutes. Keep the bike on until it's done.

1. Charge the battery to at least 40 percent.
2. Open the app next to the bike and choose *Bike, Software*.
3. Read what is new and start. Don't lock the phone and don't walk away.
4. The display goes dark twice. That is part of it.

If it's interrupted, the bike keeps its old software and shows E23; just start again. Displays of family A and family B have different software, and the app picks the right one.

The first edition of the controller gets security fixes only. New functions need the second edition, which a dealer can fit.`,
    },
    {
      title: 'Walk assist',
      votesYes: 41,
      votesNo: 3,
      body: `Walk assist pushes the bike at walking pace, up a ramp or out of a cellar.

Press **minus** until the level is 0, then press the **walk button** below the unit once and hold plus. The bike starts gently, reaches 6 km/h at most and stops as soon as you let go.

- Hold the bar with both hands and walk beside the bike, not behind it.
- A low gear makes it slower and stronger, a high gear faster.
- On stairs with a channel, keep a finger on the brake.

It doesn't work while you sit on the bike, and pulling a brake stops it at once. In some countries it has to be switched off; then the button does nothing.`,
    },
  ],
}
