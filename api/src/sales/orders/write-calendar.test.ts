import { expect, test } from 'vitest'

import { addDay, escapeText, foldLine, writeCalendar } from './write-calendar.ts'

const event = {
  uid: 'order-NK-10007@shop.example',
  sequence: 3,
  stamp: new Date('2026-03-05T09:00:01.234Z'),
  first: '2026-03-11',
  end: '2026-03-17',
  summary: 'Delivery; with a bell, and more',
  description: 'Built by March 5\nhttps://shop.example/dashboard/orders/7',
  url: 'https://shop.example/dashboard/orders/7',
}

test('the file has one event of whole days, which ends before its last day’s next', () => {
  expect(writeCalendar(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nireeka//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-NK-10007@shop.example',
    'DTSTAMP:20260305T090001Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20260311',
    'DTEND;VALUE=DATE:20260317',
    String.raw`SUMMARY:Delivery\; with a bell\, and more`,
    String.raw`DESCRIPTION:Built by March 5\nhttps://shop.example/dashboard/orders/7`,
    'URL:https://shop.example/dashboard/orders/7',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line has more than 75 bytes, no character is cut, and unfolding gives the text back', () => {
  const line = `SUMMARY:${'Rädchen 🚲 '.repeat(30)}`
  const folded = foldLine(line)
  const parts = folded.split('\r\n')
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75)
  expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
  expect(folded.replaceAll('\r\n ', '')).toBe(line)
})

test('a text can’t add a line of its own', () => {
  expect(escapeText('a\r\nATTACH:x\u0000')).toBe(String.raw`a\nATTACH:x`)
})

test('the day after the last of a month is the first of the next', () => {
  expect(addDay('2026-12-31')).toBe('2027-01-01')
})
