import type { HelpGroup } from './help-group.ts'

export const gettingStarted: HelpGroup = {
  title: 'Getting started',
  articles: [
    {
      title: 'Unpack and first checks',
      votesYes: 212,
      votesNo: 14,
      body: `The box weighs up to 35 kg, so lift it with a second person. With a hex key, a pedal spanner and a pump at hand, it takes about thirty minutes.

1. Stand the box with the arrows pointing up and cut the straps away from you. Lift the bike out by the frame, never by the fork or the rear rack.
2. Turn the handlebar straight and tighten the stem crosswise to **5 Nm**.
3. Screw in the pedals. The left one has a left-hand thread.
4. Check that both thru axles are tight: **12 Nm**.
5. Squeeze both brake levers hard for ten seconds: they must stay firm.
6. Inflate the tyres to the pressure printed on their side.

Keep the box for 14 days. If anything is scratched, bent or missing, take pictures before you go on and read [Transport damage](/help-center/topics/19).`,
    },
    {
      title: 'Set saddle and bar',
      votesYes: 98,
      votesNo: 9,
      body: `Sit on the bike next to a wall and put your heel on the pedal at its lowest point. Your leg should be just straight; with the ball of the foot on the pedal the knee then keeps a slight bend.

- **Saddle height**: open the clamp, move the post, close it with 6 Nm. Never pull the post beyond the line.
- **Saddle angle**: level to begin with. Tilt the nose down by two degrees if it presses.
- **Handlebar**: the higher, the more upright. Spacers can go above or below the stem; the order of the cables stays.
- **Brake levers**: turn them until your fingers continue the line of your arm.

Ride for twenty minutes, then change one thing at a time.`,
    },
    {
      title: 'First charge',
      votesYes: 165,
      votesNo: 6,
      body: `Your battery is shipped at about 30 percent, the safest level for transport. It stays asleep until its first charge, so the display stays dark before that.

1. Charge indoors, between 10 and 25 °C, on a surface that doesn't burn.
2. Plug the charger into the **battery first** and then into the wall.
3. The light on the charger is red while it charges and turns green at 100 percent.
4. Let the first charge run to the end. It teaches the gauge what full means.

With the 3 A charger a 672 Wh battery takes about six hours, with the 6 A charger about three. Unplug it when it’s green: there’s nothing to gain by waiting.`,
    },
    {
      title: 'Register your bike',
      votesYes: 74,
      votesNo: 11,
      body: `Registering takes two minutes and is worth a lot: the frame is covered **for life** when the bike is registered within 90 days of delivery.

You need the serial number. It’s below the bottom bracket and on the card in the box, and looks like NKP-24-004217.

If you bought from us, log in and look at your dashboard: a bike from your own order is already listed there with its number. If you bought from a dealer, write to us through the contact page with the serial number, the date and a picture of the receipt, and we’ll add the bike to your account.

Without registration the frame has the legal warranty of your country.`,
    },
    {
      title: 'Pair the app',
      votesYes: 60,
      votesNo: 41,
      body: `The bike talks to your phone by Bluetooth, so the two have to be within three metres for pairing.

1. Switch the bike on and hold **plus** and **light** together for five seconds. The display shows a blue symbol.
2. Open the app and choose *Add a bike*. Don't pair in the phone's own Bluetooth settings.
3. Type in the six digits that the display shows.

If it doesn't work:

- Remove old entries of the bike in the phone's Bluetooth settings and start again.
- On Android, allow the app to use nearby devices and the location.
- A bike can be paired with one main phone at a time. The former owner has to release it first.`,
    },
  ],
}
