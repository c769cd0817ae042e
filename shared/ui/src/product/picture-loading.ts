import { LAZY_MARGIN_PX } from '@nireeka/contracts'

/** A single observer for all pictures, because each observer is expensive. */
let observer: IntersectionObserver | null = null

/** Loads a picture when it comes near the viewport; loading="lazy" would start thousands of pixels earlier. */
export function loadWhenNear(image: HTMLImageElement) {
  if (!isWaiting(image)) return
  if (typeof IntersectionObserver !== 'undefined') nearness().observe(image)
  else if (isShown(image)) load(image)
}

/** Returns whether a picture has a layout box. */
const isShown = (image: HTMLImageElement) => image.getClientRects().length > 0

const isWaiting = ({ dataset }: HTMLImageElement) => dataset.lazy === 'waiting'

function nearness() {
  if (observer) return observer
  // Loads all pictures before printing, because those outside of the viewport are printed, too.
  addEventListener('beforeprint', () => waitingPictures().forEach(load))
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) load(target)
      }
    },
    // No scrollMargin for rows that are swiped: at the screen's edge browsers would add it to rootMargin.
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  )
  return observer
}

/** Observes the pictures in the server's HTML, so that they load without waiting for their section's code. */
export const loadRenderedPictures = () => waitingPictures().forEach(loadWhenNear)

const waitingPictures = () => document.querySelectorAll<HTMLImageElement>('img[data-lazy="waiting"]')

/**
 * Starts to load a picture by setting its real attributes. React knows only their `data-` names, so it never removes
 * them.
 */
function load(image: HTMLImageElement) {
  observer?.unobserve(image)
  if (!isWaiting(image)) return
  // What a wide window has chosen by itself is shown already.
  image.dataset.lazy = image.currentSrc ? 'there' : 'asked'
  image.parentElement?.querySelectorAll('source').forEach(loadSource)
  const { src = '', srcset } = image.dataset
  image.addEventListener('load', () => void show(image), { once: true })
  if (srcset) image.srcset = srcset
  image.src = src
  // Browsers choose the file in a microtask; a file that is already cached needs no fade-in.
  queueMicrotask(() => {
    if (image.complete && image.naturalWidth > 0) image.dataset.lazy = 'there'
  })
}

function loadSource(source: HTMLSourceElement) {
  if (source.dataset.dark === undefined) source.media = ''
  source.srcset ||= source.dataset.srcset ?? ''
}

async function show(image: HTMLImageElement) {
  await image.decode().catch(() => undefined)
  if (image.dataset.lazy === 'asked') image.dataset.lazy = 'shown'
}
