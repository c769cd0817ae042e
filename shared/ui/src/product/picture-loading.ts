import { LAZY_MARGIN_PX } from '@nireeka/contracts'

/** One for all pictures: an observer costs something, what it observes hardly does. */
let observer: IntersectionObserver | null = null

/** Loads a waiting picture when it comes near; the browser's own way begins thousands of pixels early. */
export function loadWhenNear(image: HTMLImageElement) {
  if (!isWaiting(image)) return
  if (typeof IntersectionObserver !== 'undefined') nearness().observe(image)
  else if (isShown(image)) load(image)
}

/** Has a place in the layout. */
const isShown = (image: HTMLImageElement) => image.getClientRects().length > 0

const isWaiting = ({ dataset }: HTMLImageElement) => dataset.lazy === 'waiting'

function nearness() {
  if (observer) return observer
  // What is printed has no place on the screen.
  addEventListener('beforeprint', () => waitingPictures().forEach(load))
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) load(target)
      }
    },
    // No scrollMargin for rows that are swiped: at the screen's edge browsers add it to this one.
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  )
  return observer
}

/** Those that came in the HTML: they don't wait for the code of the section that they stand in. */
export const loadStandingPictures = () => waitingPictures().forEach(loadWhenNear)

const waitingPictures = () => document.querySelectorAll<HTMLImageElement>('img[data-lazy="waiting"]')

/** React knows these attributes only by their names in `data-`, so it never takes them back. */
function load(image: HTMLImageElement) {
  observer?.unobserve(image)
  if (!isWaiting(image)) return
  image.dataset.lazy = 'asked'
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
    source.srcset = source.dataset.srcset ?? ''
  }
  const { src = '', srcset } = image.dataset
  image.addEventListener('load', () => void show(image), { once: true })
  if (srcset) image.srcset = srcset
  image.src = src
  // Browsers choose a file in a turn of their own; one that they have already needs no fading.
  queueMicrotask(() => {
    if (image.complete && image.naturalWidth > 0) image.dataset.lazy = 'there'
  })
}

async function show(image: HTMLImageElement) {
  await image.decode().catch(() => undefined)
  if (image.dataset.lazy === 'asked') image.dataset.lazy = 'shown'
}
