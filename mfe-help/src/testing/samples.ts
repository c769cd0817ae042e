/** Test data: part families in the API's format, with every field that the page shows. */
export const families = [
  { code: 'BRK', title: 'Brakes', description: 'Pads and rotors.', image: null, count: 8 },
]

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
  note: null,
  superseded_by: null,
}
