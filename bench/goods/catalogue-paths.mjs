/**
 * The lists of the configurator's catalogue, as `LISTS` in paths.mjs.
 * @type {import('./paths.mjs').List[]}
 */
export const CATALOGUE_LISTS = [
  {
    name: 'parts',
    path: '/api/backoffice/parts',
    sorts: ['slot', 'slot_last', 'lowest', 'highest'],
    filters: [
      '',
      'slot=4',
      'bike=2',
      'category=1',
      'published=no',
      'search=305000',
      'search=carbon',
      'search=a',
      'search=h',
      'slot=20&bike=1&category=3&published=yes&search=travel',
    ],
    others: ['/api/backoffice/parts/300005'],
  },
  {
    name: 'rules',
    rowsOf: (size) => Math.min(size, 2000),
    path: '/api/backoffice/rules',
    sorts: [],
    filters: ['', 'kind=requires', 'search=r205', 'search=touch', 'kind=excludes&search=touch'],
    others: ['/api/backoffice/rules/205'],
  },
  {
    name: 'colours',
    rowsOf: (size) => Math.min(size, 2000),
    path: '/api/backoffice/colours',
    sorts: [],
    filters: ['', 'type=Pearlized', 'published=no', 'type=Standard&published=yes'],
    others: ['/api/backoffice/colours/300005'],
  },
  {
    name: 'slots',
    rowsOf: () => 15,
    path: '/api/backoffice/slots',
    sorts: [],
    filters: ['', 'step=accessories'],
    others: ['/api/backoffice/slots/20'],
  },
]
