import type { HelpGroup } from './help-group.ts'

export const serviceAndWarranty: HelpGroup = {
  title: 'Service and warranty',
  articles: [
    {
      title: 'What the warranty covers',
      votesYes: 170,
      votesNo: 58,
      body: `| Part | Covered for |
|---|---|
| Frame, if you register the bike within 90 days of delivery | as long as you own it |
| Frame of an unregistered bike | 2 years |
| Motor | 2 years |
| Battery | 2 years or 300 cycles |
| Everything else | 2 years |
| Bike of a later owner | 2 years from first delivery |

Register it under [Bikes](/dashboard/bikes#register) in your dashboard. A bike that you bought from us is there already.

It covers faults in materials and workmanship. It doesn't cover what wears from riding (chain, pads, tyres, grips), crashes, water from a pressure washer, changed software or a motor that has been opened.

Work by any trained mechanic is fine; you don't have to come to us. Keep your service receipts, as a worn chain that was never changed can cost you the cassette as well.

Your rights under your country’s law are not affected.`,
    },
    {
      title: 'Start a claim',
      votesYes: 112,
      votesNo: 47,
      body: `Three things help us answer right the first time:

1. The **serial number** from below the bottom bracket.
2. What happens, and when: always, when warm, uphill, after rain. A video of ten seconds says more than a page.
3. The **error code**, if there is one, and the distance on the display.

Send them from the support page of your dashboard. You’ll get a ticket number, and an answer within one working day, or right away if you choose *Safety: brakes, battery, cracks*.

Usually we send the part to you or to your dealer. If the bike has to come to us, we pay both ways and send you a box. Replaced parts belong to us; please keep them until we ask.`,
    },
    {
      title: 'Service intervals',
      votesYes: 85,
      votesNo: 3,
      body: `A bike that is looked after costs less than one that is repaired. This is the whole plan.

## Every week

Squeeze the tyres, squeeze the brakes, look at the lights. It takes a minute.

## Every 300 km, or after rain

Wipe the chain and oil it: one drop per link, then wipe again. A belt only needs a rinse.

## After the first 300 km

Bolts settle. Check stem (5 Nm), seat clamp (6 Nm), cranks (50 Nm) and axles (12 Nm), or let a dealer do it.

## Every 1,500 km

- Brake pads: change them below 1 mm.
- Chain: change it at 0.75 percent on the gauge.
- Tyres: look for cuts and glass.

## Every 3,000 km or once a year

The yearly service: wheels trued, brakes bled, bearings and headset adjusted, firmware updated, battery tested. The service pack of the configurator covers it.

## After a puncture

Switch off, take the wheel out and look for what went in before you fit a new tube. Inflate to the pressure on the side of the tyre and check the axle (12 Nm). A dealer does it in half an hour.

## Every 50 hours off road

Clean the fork and have its lower seals oiled. After 200 hours it needs new seals, which is a dealer's job.

## What wears, and when

| Part | Usual life |
|---|---|
| Chain | 2,500 km |
| Cassette | 5,000 to 7,500 km |
| Belt | 20,000 km |
| Pads, organic | 1,200 km |
| Pads, sintered | 2,500 km |
| Tyres | 3,000 to 6,000 km |`,
    },
    {
      title: 'Find a dealer',
      votesYes: 64,
      votesNo: 5,
      body: `The page [Dealers](/dealers) lists everyone who works with us, with address, hours and what they do there: sales, service, test rides, battery recycling.

For a **test ride**, call before you go and tell them the bike and size. Not every dealer has every bike on display.

For **service**, any of them can work on your bike, no matter where you bought it. We send warranty parts to the dealer, at no cost to either of you.

For an **old battery**, go to a dealer with recycling or to your local collection point. Don't put it in the household waste or in the mail.

No dealer near you? A good local workshop can do nearly everything; we send the parts, the torque values and, if needed, a mechanic on a video call.`,
    },
    {
      title: 'Sell or transfer your bike',
      votesYes: 29,
      votesNo: 2,
      body: `A Nireeka can have a second life with someone else. Before you hand it over:

1. Release the bike in the app, so that the new owner can pair it.
2. Give them both keys and the card with the key number.
3. Write to us from your account with the serial number and the new owner's email. We’ll ask them, and once they agree, the bike moves to their account.

The new owner has **2 years of warranty from the first delivery**; the lifetime cover of the frame ends with you. A service plan or theft cover goes with the bike.

Buying one? Ask for the transfer before you pay. A bike that can't be transferred may be reported as stolen.`,
    },
    {
      title: 'Ride with two batteries',
      votesYes: 0,
      votesNo: 0,
      isDraft: true,
      body: `*Draft: to be checked by the workshop before it goes out.*

With two batteries the bike takes turns: it empties the one with more charge first, then both together down to 5 percent. You can take either of them out while the bike is switched off.

Charge them one after the other at the same port, or each by itself indoors. The display shows the sum; a long press on plus shows each of them.

Two batteries of different age work together. The older one sets the pace on steep climbs, so put the newer one into the main mount.`,
    },
  ],
}
