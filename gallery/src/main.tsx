import '@nireeka/ui/base.css'
import { createRoot } from 'react-dom/client'

import { readAddress } from './address.ts'
import { collection, findEntry } from './collection.ts'
import { Sheet } from './sheet/sheet.tsx'
import { GalleryWindow } from './window/gallery-window.tsx'

const address = readAddress(location.search)
const root = createRoot(document.getElementById('gallery') as HTMLElement)

if (address.isBare) {
  if (address.theme !== 'system') document.documentElement.dataset.theme = address.theme
  document.title = `${address.show ?? 'Nothing'}, bare`
  root.render(<Sheet entry={findEntry(address.show)} address={address} />)
} else {
  root.render(<GalleryWindow collection={collection} />)
}

await document.fonts.load('1rem Inter')
// Tells tests that the fonts are loaded.
document.documentElement.dataset.fonts = 'loaded'
