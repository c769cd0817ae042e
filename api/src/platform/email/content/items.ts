import { STYLES } from './email-style.ts'
import { escapeHtml } from './escape-html.ts'

/** Something that was ordered, with its picture. */
export interface Item {
  picture: ItemPicture | null
  /** What it is, with its count: "2 × City helmet". */
  title: string
  /** Its price; empty where none is told. */
  value: string
  /** What it is made of: "Wheels", "Carbon rims". */
  details: Array<{ label: string; value: string }>
}

export interface ItemPicture {
  /** The absolute address of an 8:5 picture of our site. */
  src: string
  /** What stands in its place in mail programs that load no pictures; empty where the words beside it are enough. */
  alt: string
  /** Whether it is as wide as the email, for a bike; else it is small and stands beside the title. */
  isWide: boolean
}

/** The width of the sheet's content, and of small pictures, in pixels. */
const WIDE = 502
const SMALL = 72
/** The height of our pictures divided by their width. */
const RATIO = 0.625

export const itemsHtml = (items: readonly Item[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="${STYLES.items}">${items.map(itemHtml).join('')}</table>`

/** Returns the items as text: each with its price, and its details below it. */
export const itemsText = (items: readonly Item[]): string =>
  items
    .map(({ title, value, details }) =>
      [
        value ? `${title}: ${value}` : title,
        ...details.map((detail) => `  ${detail.label}: ${detail.value}`),
      ].join('\n'),
    )
    .join('\n')

function itemHtml(item: Item): string {
  const { picture } = item
  const isWide = picture?.isWide === true
  const above = isWide ? `<tr><td colspan="3" style="${STYLES.wide}">${pictureHtml(picture)}</td></tr>` : ''
  const beside =
    picture && !isWide ? `<td width="${SMALL}" style="${STYLES.beside}">${pictureHtml(picture)}</td>` : ''
  const span = beside ? '' : ' colspan="2"'
  return `${above}<tr>${beside}<td${span} class="ink" style="${STYLES.item}">${escapeHtml(item.title)}</td>${valueHtml(item.value)}</tr>${item.details.map(detailHtml).join('')}`
}

const valueHtml = (value: string) =>
  `<td class="ink" align="right" style="${STYLES.item}${STYLES.amount}${STYLES.price}">${escapeHtml(value)}</td>`

const detailHtml = ({ label, value }: Item['details'][number]) =>
  `<tr><td colspan="3" class="muted" style="${STYLES.detail}">${escapeHtml(label)}: <span class="ink" style="${STYLES.part}">${escapeHtml(value)}</span></td></tr>`

function pictureHtml({ src, alt, isWide }: ItemPicture): string {
  const width = isWide ? WIDE : SMALL
  const look = `${STYLES.picture}${isWide ? STYLES.fluid : STYLES.fixed}`
  return `<img class="picture" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${Math.round(width * RATIO)}" style="${look}">`
}
