import { expect, test } from 'vitest'

import { openFonts } from './fonts.ts'
import { openSheet } from './sheet.ts'

test.each(['750 W mid-drive, 11 Nm, 111 Wh, 11 A charger, ', 'A mid-drive with 750 W, 11 Nm and 111 Wh. '])(
  'words are as high as they were said to be: %s',
  async (part) => {
    const sheet = openSheet({ fonts: await openFonts(), title: 'A page', paper: 'A4' })
    const words = part.repeat(12)
    const said = sheet.height(words, { width: sheet.width })
    sheet.write(words, { x: 54, y: 100, width: sheet.width })
    expect(sheet.doc.y - 100).toBeCloseTo(said)
  },
)
