/** Every page that the server renders, with an element of what makes it that page: its data, not its heading alone. */
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
