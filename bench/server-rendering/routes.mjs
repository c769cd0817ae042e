/** All server-rendered pages, each with a selector of an element with its data, not only its heading. */
export const ROUTES = [
  { path: '/', part: 'main h1' },
  { path: '/shop/accessories', part: 'main li h2 a' },
  { path: '/shop/accessories/1', part: 'main button' },
  { path: '/configurator', part: 'main li h2' },
  { path: '/configurator/nyx', part: 'main fieldset input' },
  { path: '/help-center/topics/1', part: 'main h1' },
  { path: '/shop/spares', part: 'main li h2 a' },
  { path: '/forum/1', part: 'main li h3 a' },
  { path: '/forum/thread/1', part: 'main ol li p' },
  { path: '/warranty', part: 'main h2' },
]
