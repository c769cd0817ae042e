import type { TicketCategory } from '@nireeka/contracts/api'

/** Common questions with their answers, from which the demo shop's everyday tickets are made. */
export const QUESTIONS: Array<[category: TicketCategory, subject: string, question: string, answer: string]> =
  [
    [
      'order',
      'Can I still change the colour?',
      'I ordered in Graphite and dream of Pine since. Is it too late?',
      'Until the frame goes to the painter it is only a click for us. Yours is still here, and it is Pine now.',
    ],
    [
      'order',
      'The parcel says delivered, but it isn’t here',
      'The tracking says that it was delivered this morning. Nobody rang, and nothing lies at the door.',
      'The carrier has left it with your neighbour at number 12. If it isn’t there, tell us, and we send it again.',
    ],
    [
      'delivery_damage',
      'A dent in the fender',
      'The rear fender has a dent, as if something heavy had stood on the box.',
      'That must not happen. A new fender with screws leaves today; two pictures for the carrier would help us.',
    ],
    [
      'warranty',
      'Is the motor covered when I sell the bike?',
      'I would like to sell my bike next month. Does the warranty go with it?',
      'The motor’s two years go with the bike. Transfer it in your dashboard, and the new owner sees the dates at once.',
    ],
    [
      'warranty',
      'Range has become less',
      'In the first summer I had 85 km, now it is about 70. Is that normal after 180 charges?',
      'It is within what we expect in cold weather. Measure it again above 15 °C; below 70 % within two years we replace it.',
    ],
    [
      'technical',
      'The display stays in miles',
      'I have set kilometres in my profile, and the bike still shows miles.',
      'The bike takes over the unit when it is next switched on near your phone. Please switch it off and on once.',
    ],
    [
      'technical',
      'Which tyre pressure with luggage?',
      'I carry 20 kg on the rack. What should the rear tyre have?',
      'Half a bar more than without: 3.5 bar at the rear, and 2.8 bar at the front as always.',
    ],
    [
      'technical',
      'The lock asks for a code I never set',
      'After a week in the cellar the frame lock asks for a code.',
      'It falls back to the last four digits of the serial number after a week without power. Set your own one then.',
    ],
    [
      'payment',
      'Paid twice?',
      'My bank shows two entries for one order, minutes apart.',
      'The first one is a reservation of your bank for a payment that was cancelled. It goes away within five days.',
    ],
    [
      'payment',
      'Can I pay half by gift card?',
      'I have a gift card over $100 and would like to pay the rest by card.',
      'Yes: redeem it under Credits first, and the checkout takes it off before anything else.',
    ],
    [
      'account',
      'Two accounts, one person',
      'I seem to have two accounts, with my old and my new address.',
      'We can bring both together. Please answer from the older address, so that we know that it is yours.',
    ],
    [
      'other',
      'Do you lend test bikes for a weekend?',
      'An hour around the block tells me little. May I keep one from Friday to Monday?',
      'Four of our dealers lend them over the weekend for a deposit. The dealers page lists who offers test rides.',
    ],
    [
      'technical',
      'Squeaking pedals',
      'The right pedal squeaks, in the rain more than otherwise.',
      'A drop of oil at the axle’s seal, three turns, wipe it off: that mostly does it. If not, we send a new pair.',
    ],
    [
      'warranty',
      'Light flickers over cobbles',
      'The front light flickers when the road is rough.',
      'Its plug at the fork may be loose. Please push it in until it clicks; if it goes on, we send a new cable.',
    ],
    [
      'order',
      'An extra key for the battery',
      'Can I order a third key with the same lock number?',
      'Yes, with the number that is stamped on yours. It comes as a letter within a week.',
    ],
  ]
