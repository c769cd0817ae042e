import fc from 'fast-check'

const LONG = 9000
/** Deeper than recursive code can follow. */
const DEEP = 5000

/** Texts that have broken databases, encodings, pages, paths and logs elsewhere. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\uDBFF\uDFFF',
  '\u202Eabc\u202C',
  '\u200B\u200F\uFEFF',
  '\u0001\u0007\u001B[31m\u007F\u0085',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '%_\\',
  '\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'true',
  '1e400',
  '0x10',
  '١٢٣',
  '1_000',
  '-0',
  '2147483648',
  '9223372036854775808',
  '__proto__',
  'constructor',
  'toString',
  '👩‍👩‍👧‍👦',
  '🚲'.repeat(40),
  'e\u0301'.repeat(60),
  'İıſK',
  'x'.repeat(LONG),
  '& | ! ( ) : * <->',
  '"unclosed',
  '-not "a b" OR',
  '2021-02-30T25:61:61Z',
  '+275760-09-14T00:00:00Z',
  '0000-00-00',
  '99999-01-01T00:00:00.000Z',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
]

/** Numbers at and beyond the limits of columns, of whole numbers and of money. */
export const HOSTILE_NUMBERS = [
  0, -0, -1, 0.1, 0.005, -0.01, 1e-300, 1.5, 99, 100, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308, -1e308, 10_000_000, 10_000_000.01,
]

/** @param {number} depth */
const nested = (depth) => {
  /** @type {unknown} */
  let value = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values of every type, for a place where another one is expected. */
export const hostileValue = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: 1 }, [1, 'a'], nested(200)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Texts, for places that hold nothing else: paths, queries and headers. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** Bodies that aren't the JSON of an object, or hold more than fits. */
export const RAW_BODIES = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[{}]',
  '{"__proto__":{"is_admin":9}}',
  '{"constructor":{"prototype":{"is_admin":9}}}',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{}{}',
  'a=1&b=2',
  '<?xml version="1.0"?><a/>',
  '['.repeat(DEEP),
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  JSON.stringify({ text: 'x'.repeat(300_000) }),
  JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at)),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x7d]),
  Buffer.from('{"a":"b"}', 'utf16le'),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
]

/** Values of the Content-Type header. */
export const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/problem+json',
  'text/plain',
  'text/html; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'image/png',
  'application/octet-stream',
  'application/*',
  '*/*',
  'nonsense',
  ';',
  `application/json; a=${'x'.repeat(2000)}`,
]
