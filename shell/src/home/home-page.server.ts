import type { Loader, Meta } from '@nireeka/kit/routes'

import { homePage, readCountry } from './home.api.ts'

export const loader: Loader<'/'> = ({ http, query, load }) => load(homePage(http, readCountry(query)))

export const meta: Meta<'/'> = () => ({ linkedData: [ORGANIZATION, WEBSITE] })

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
