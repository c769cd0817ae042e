import type { TicketCategory, TicketPriority, TicketState } from '@nireeka/contracts/api'

import { longTalk, NO_ASSISTANCE } from './ticket-long-talk.ts'

/** Who writes a message: the customer, staff, or staff as an internal note. */
type Who = 'customer' | 'staff' | 'note'

/**
 * A message of a ticket: hours after the opening, author and text. `state`: the new state if it isn't the usual one.
 */
export type Step = [hours: number, who: Who, text: string, state?: TicketState]

export interface Story {
  /** The member who asks, by user name, or a guest's name and email address. */
  by: string | { name: string; email: string }
  daysAgo: number
  category: TicketCategory
  subject: string
  text: string
  steps: Step[]
  priority?: TicketPriority
  /** Hours after the opening at which the customer closes the ticket. */
  closedAfter?: number
  /** For a duplicate: the subject of the ticket that it was merged into. */
  mergedInto?: string
}

export const STORIES: Story[] = [
  {
    by: 'anna',
    daysAgo: 3,
    category: 'technical',
    subject: 'A creak from the cranks after rain',
    text: 'Since the weekend there is a creak at every turn of the left crank, but only when I push hard and only after it has rained. The bolts look tight to me. Is it safe to go on commuting with it?',
    steps: [
      [
        4,
        'staff',
        'Thank you for the clear description. A creak under load after rain is mostly water at the pedal’s thread, and riding on does no harm. Please take the left pedal off, wipe the thread dry, put a little grease on it and tighten it to 35 Nm. Note that the left pedal turns the other way round.',
      ],
      [
        22,
        'customer',
        'Done, and it is much quieter. A small click is left when I stand up. What else could it be?',
      ],
      [
        23,
        'note',
        'Prime of spring, first series of chainring bolts. If the click stays, send the new set: it is on us.',
      ],
      [
        27,
        'staff',
        'Then the chainring bolts are next: there are four, and each takes 8 Nm. If you have no torque wrench, any of our dealers does it while you wait, at our cost. Would you rather do it yourself or go there?',
      ],
    ],
  },
  {
    by: 'anna',
    daysAgo: 96,
    category: 'payment',
    subject: 'An invoice with our company’s name',
    text: 'Could you send me the invoice of my quick charger with the name of my company on it? My employer pays half of it.',
    steps: [
      [5, 'staff', 'With pleasure. Please tell us the name and address as they should stand there.'],
      [9, 'customer', 'Berg & Partner, 18 Harbor View, San Francisco, CA 94111. Thank you!'],
      [11, 'staff', 'It is on its way to your email address. The total stays as it was.', 'solved'],
    ],
    closedAfter: 30,
  },
  {
    by: 'devanshu',
    daysAgo: 8,
    category: 'technical',
    subject: 'No assistance after the update',
    text: 'The bike updated itself on Tuesday night. Since then the motor does not help any more. The display looks as always.',
    steps: longTalk(NO_ASSISTANCE),
  },
  {
    by: 'devanshu',
    daysAgo: 7.5,
    category: 'technical',
    subject: 'Motor silent since Tuesday',
    text: 'I wrote yesterday and am not sure that it was sent, so once more: no assistance since the update.',
    steps: [
      [1, 'note', 'The same as his ticket of yesterday. Merging.'],
      [
        1.1,
        'staff',
        'We have your first message, and answer it there, so that nothing gets lost between two tickets.',
        'closed',
      ],
    ],
    mergedInto: 'No assistance after the update',
  },
  {
    by: 'ben',
    daysAgo: 2,
    category: 'order',
    subject: 'Why has my delivery moved again?',
    text: 'My bike was to come this week, then next week, and now the page says two weeks later. I do not mind waiting, I would like to know why.',
    steps: [
      [
        2,
        'note',
        'The paint shop sent back his frame: a run in the clear coat. Repainted on Monday. Be frank.',
      ],
      [
        3,
        'staff',
        'You are right to ask. The painter found a run in the clear coat of your frame, and we had it painted anew instead of sending it to you. It is dry now and goes to the assembly on Thursday. We have put $75 of credit into your account for the wait.',
      ],
      [20, 'customer', 'That is a good reason. Thank you for the frank words and for the credit.'],
    ],
  },
  {
    by: 'eve',
    daysAgo: 1.2,
    category: 'safety',
    subject: 'The rear brake has no bite',
    text: 'On the way down to town the rear brake lever came to the bar and hardly anything happened. The front one works. I walked the rest.',
    priority: 'safety',
    steps: [
      [
        0.3,
        'staff',
        'You did the right thing. Please do not ride it before the brake is repaired. A mechanic calls you within the hour, and the nearest dealer fetches the bike today; it costs you nothing.',
        'waiting_parts',
      ],
      [6, 'customer', 'They were here already. Thank you for being so quick.'],
    ],
  },
  {
    by: 'eve',
    daysAgo: 58,
    category: 'delivery_damage',
    subject: 'The box of my front light was open',
    text: 'The parcel came with a torn corner, and the light’s glass has a scratch from one side to the other. I can send pictures.',
    steps: [
      [3, 'staff', 'We are sorry. One picture of the glass and one of the box are all we need.'],
      [8, 'customer', 'Here they are.'],
      [
        10,
        'staff',
        'A new one leaves tomorrow. Keep the scratched one or recycle it, as you like.',
        'solved',
      ],
    ],
    closedAfter: 70,
  },
  {
    by: { name: 'Jonas Falk', email: 'jonas.falk@example.com' },
    daysAgo: 0.4,
    category: 'other',
    subject: 'Is the Homie fit for someone of 1.50 m?',
    text: 'My mother is 1.50 m tall and would love a step-through. Is size S low enough for her, or is there something you can change?',
    steps: [],
  },
  {
    by: { name: 'Mina Sato', email: 'mina.sato@example.com' },
    daysAgo: 0.2,
    category: 'order',
    subject: 'Can I pick it up at a dealer?',
    text: 'I live in a house without a lift and would rather have my bike delivered to a dealer nearby. Is that possible, and does it cost more?',
    steps: [],
  },
  {
    by: 'priya-s',
    daysAgo: 0.1,
    category: 'account',
    subject: 'I would like another email address',
    text: 'I am changing my provider at the end of the month. How do I move my account to the new address without losing my saved builds?',
    steps: [],
  },
]
