import type { ServedHead } from '@nireeka/kit/server'

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': '/#organization',
  name: 'Nireeka',
  url: '/',
  logo: '/pictures/icons/icon-512.png',
}

const WEBSITE = {
  '@type': 'WebSite',
  '@id': '/#website',
  name: 'Nireeka',
  url: '/',
  publisher: { '@id': '/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/help-center/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
}

/** What search engines are told of the shell's own pages. */
export const servedHeads: ServedHead[] = [
  { path: '/', describe: () => ({ linkedData: [ORGANIZATION, WEBSITE] }) },
]
