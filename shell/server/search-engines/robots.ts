/** What is nobody's answer to a search: the API, what is personal, and what leads there. */
const CLOSED = ['/api/', '/dashboard', '/backoffice', '/shop/cart', '/shop/orders', '/login', '/register']

/** /robots.txt: everything else may be read. */
export const robotsText = (siteUrl: string) =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
