/** A picture of a post as the large view shows it. */
export interface LargePicture {
  src: string
  alt: string
  /** In px; undefined while it isn't known. */
  width?: number
  height?: number
}

/** The links around the pictures of a text. */
const LINKS = 'a[data-part="picture"]'

/** Returns all pictures of the text that a picture's link is in, and which of them it is. */
export function picturesAround(text: HTMLElement, link: HTMLAnchorElement) {
  const links = [...text.querySelectorAll<HTMLAnchorElement>(LINKS)]
  return { pictures: links.map(toPicture), first: Math.max(links.indexOf(link), 0) }
}

function toPicture(link: HTMLAnchorElement): LargePicture {
  const image = link.querySelector('img')
  const src = image?.getAttribute('src') ?? ''
  const [width, height] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))]
  return {
    // What guests may not see is there as data, and its address would refuse an <img>.
    src: src.startsWith('data:') ? src : link.href,
    alt: image?.alt ?? '',
    ...(width && height ? { width, height } : {}),
  }
}
