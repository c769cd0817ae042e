import type { Step } from './ticket-stories.ts'

/** The 25 messages of a support ticket, from a dead motor to the magnet that was turned the wrong way. */
export const NO_ASSISTANCE: string[] = [
  'Sorry to hear that. Does the display show a number, such as E07?',
  'No number. It starts, it says ready, and then nothing happens when I pedal.',
  'Thank you. Please take the battery out, wait a minute, and put it back until it clicks.',
  'Done. The same as before.',
  'Which firmware does it say under Settings, About?',
  '2.4.1. It came on Tuesday night.',
  'That is the newest. Is the small light at the speed sensor on when the rear wheel turns?',
  'It is dark. Should it be green?',
  'Yes, green. Please look whether the magnet on the spoke still faces the sensor.',
  'The magnet has turned away! It faces the hub now.',
  'That is it, very likely. Turn it back so that it passes the sensor with 5 mm of air.',
  'It works for ten metres and then stops again.',
  'Then the gap is at its limit. How far is it, by eye?',
  'Perhaps 8 mm.',
  'Please bring it to 5 mm: loosen the sensor’s screw by one turn and push it in.',
  'I have no torx key here. Is it a T20?',
  'A T25. Hand-tight is enough, 2 Nm.',
  'I will get one tomorrow.',
  'No hurry. We keep this open for you.',
  'Got the key, set it to 5 mm. The light is green now.',
  'That sounds good. Does the motor stay with you?',
  'Twelve kilometres, no break. It stays.',
  'Very good. Please look at the magnet again after the next hundred kilometres.',
  'I will. One more thing: was it my fault?',
  'Not at all. A stone can turn it. We will send you a magnet with a second screw.',
]

/** Turns the texts into steps of a ticket: customer and staff alternate, and the last message solves the ticket. */
export const longTalk = (texts: string[]): Step[] =>
  texts.map((text, index) => [
    (index + 1) * 3,
    index % 2 === 0 ? 'staff' : 'customer',
    text,
    index === texts.length - 1 ? 'solved' : undefined,
  ])

/** Hand-written tickets, one for each thing that can happen to a ticket. */
