import type { HomePageData } from '@nireeka/contracts/api'

const card = {
  id: 3,
  slug: 'nyx',
  title: 'Nireeka Nyx',
  use: 'Fast urban and gravel',
  summary: 'Quick off the light.',
  image: '/pictures/bikes/nyx-graphite-front34.webp',
  price: 3790,
  lead_days: 24,
  performance: { power: 600, max_speed: 45, practicality: 66, suspension: 0, range: 105, weight: 17_600 },
  sizes: [],
}

/** Test data: a bike in two colours, as the server sends it. */
export const sampleBike: HomePageData['bikeChoose'][number] = {
  ...card,
  rating: 4.5,
  rating_count: 12,
  colors: [
    { id: 1, name: 'Graphite', swatch: '#3A3D40', image: card.image },
    {
      id: 6,
      name: 'Copper Pearl',
      swatch: '#A86A45',
      image: '/pictures/bikes/nyx-copper-pearl-front34.webp',
    },
  ],
}

const germany = { id: 80, name: 'Germany' }
const antarctica = { id: 999, name: 'Antarctica' }

/** Test data: dealers in Germany. */
export const sampleDealers = {
  title: 'Sit on one first',
  text: 'Our dealers have bikes on the floor.',
  country: germany,
  countries: [antarctica, germany],
  items: [
    {
      id: 4,
      name: 'Radhaus Mitte',
      city: 'Berlin',
      country: 'Germany',
      hours: null,
      note: 'Closed until March',
      phone: '+49 30 555-0104',
    },
  ],
}

/** Test data: a home page with every kind of section, and one of an unknown kind. */
export const sampleHome = (dealers: typeof sampleDealers = sampleDealers): HomePageData => ({
  announcement: { text: 'Nyx in size M is back.', href: '/configurator/nyx' },
  bikeChoose: [sampleBike],
  id_country: dealers.country.id,
  sections: [
    {
      type: 'hero',
      data: {
        eyebrow: 'Built to order',
        title: 'Build the bike you’d draw',
        text: 'Choose what matters to you.',
        image: '/pictures/hero.webp',
        alt: 'A bike',
        action: { text: 'Build your bike', href: '/configurator' },
      },
    },
    { type: 'spin_to_win', data: { title: 'Spin the wheel' } },
    { type: 'bike_choose', data: { title: 'Choose where you start', text: 'One of three.' } },
    {
      type: 'story',
      data: {
        eyebrow: 'From our workshop',
        title: 'Ridden every day',
        text: 'Built by one person.',
        image: '/pictures/outdoors/ridge.webp',
        alt: 'A rider',
        action: { text: 'About us', href: '/about-us' },
      },
    },
    {
      type: 'quotes',
      data: {
        title: 'What riders say',
        items: [
          { text: 'Quick enough that I leave the car.', name: 'Jonas B.', bike: 'Nireeka Nyx' },
          { text: 'Nine years, one chain.', name: 'Ute S.', bike: 'Nireeka One' },
        ],
      },
    },
    {
      type: 'community',
      data: {
        title: 'Ask someone who rides',
        text: 'Most useful.',
        help: [{ id: 7, title: 'Error code list', group: 'Motor', helpful: 401 }],
        threads: [{ id: 5, title: '<b>Which class?</b>', category: 'Nyx', posts: 1 }],
      },
    },
    { type: 'dealers', data: dealers },
  ],
})
