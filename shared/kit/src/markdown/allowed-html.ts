import type { Options } from 'rehype-sanitize'

const TEXT = 'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li strong em del a img input'
const TABLES = 'table thead tbody tr th td'

/**
 * The elements and attributes that a text may have. All others are removed, above all `id`, `name`, `class` and
 * `style`.
 */
export const ALLOWED_HTML: Options = {
  tagNames: `${TEXT} ${TABLES}`.split(' '),
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'], input: ['checked'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  strip: ['script', 'style'],
}
