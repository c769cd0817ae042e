import type { Options } from 'rehype-sanitize'

const TEXT = 'h2 h3 h4 p br hr blockquote pre code ul ol li strong em del a img'
const TABLES = 'table thead tbody tr th td'

/** What an article may consist of. Everything else is dropped: `id`, `name`, `class` and `style` above all. */
export const ALLOWED_HTML: Options = {
  tagNames: `${TEXT} ${TABLES}`.split(' '),
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  strip: ['script', 'style'],
}
