import { expect, test } from 'vitest'

import { helpfulSentence } from './share.tsx'

test.each([
  [{ yes: 0, no: 0 }, 'Nobody has rated this article yet.'],
  [{ yes: 1, no: 0 }, 'The one reader who rated this article found it helpful.'],
  [{ yes: 0, no: 1 }, 'The one reader who rated this article found it not helpful.'],
  [{ yes: 1401, no: 120 }, '1,401 of 1,521 readers found this article helpful.'],
])('%o reads %j', (votes, sentence) => {
  expect(helpfulSentence(votes)).toBe(sentence)
})
