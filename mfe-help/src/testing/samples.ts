/** Test data: part families in the API's format, with every field that the page shows. */
export const families = [
  { code: 'BRK', title: 'Brakes', description: 'Pads and rotors.', image: null, count: 8 },
]

/** A page of parts in the API's format. */
export const foundParts = (...items: unknown[]) => ({
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  corrected: null,
  has_more: false,
  facets: {
    families: [
      { code: 'BRK', title: 'Brakes', count: 8 },
      { code: 'WHL', title: 'Wheels', count: 0 },
    ],
    bikes: [
      { slug: 'nireeka-prime', title: 'Nireeka Prime', count: 6 },
      { slug: 'nyx', title: 'Nireeka Nyx', count: 3 },
    ],
    in_stock: 7,
  },
})

export const pads = {
  id: 1032,
  number: 'NK-P-BRK-101',
  title: 'Brake pad set',
  description: 'Quiet pads.',
  family: { code: 'BRK', title: 'Brakes' },
  fits: ['Nireeka Prime'],
  price: 19,
  image: '/pictures/brake-pads.webp',
  stock: 140,
  availability: 'in_stock',
  fit_level: 'owner',
  torque_nm: 1,
  year_from: 2019,
  year_to: null,
  fit_condition: null,
  note: null,
  superseded_by: null,
}

/** A part as its page gets it. */
export const padsPage = {
  ...pads,
  weight_g: 24,
  restock_on: null,
  fits_bikes: [{ slug: 'nireeka-prime', title: 'Nireeka Prime' }],
  sizes: [],
  replaces: [{ id: 1400, number: 'NK-P-BRK-100', title: 'Brake pad set, first edition' }],
  delivery: { country: 'United States', price: 9, free_from: 150, days: { min: 3, max: 6 } },
  related: [
    {
      id: 1035,
      number: 'NK-A-BRK-201',
      title: 'Brake rotor 180 mm',
      image: null,
      price: 29,
      availability: 'in_stock',
    },
  ],
}
