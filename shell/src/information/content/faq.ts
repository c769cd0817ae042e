import type { InformationText } from './information-text.ts'

export const faq: InformationText = {
  title: 'Frequently asked questions',
  description: 'Short answers to what riders ask us most.',
  kind: 'questions',
  sections: [
    {
      heading: 'How long does a bike take?',
      paragraphs: [
        'As it is, a Homie takes 12 working days, a Prime 18 and a Nyx 24. Pearlized colours add two to three weeks, custom colours six to eight. Three to seven days of transport come on top. The configurator shows the dates for your size and colour before you buy.',
      ],
    },
    {
      heading: 'Which size fits me?',
      paragraphs: [
        'Go by your height: every size in the configurator names the riders it is made for. Where two sizes overlap, the smaller one is livelier and the larger one calmer.',
      ],
    },
    {
      heading: 'How fast may I go?',
      paragraphs: [
        'You choose a speed class: 45, 32 or 25 km/h. Which one you may ride on public roads depends on where you live, and with the fastest class you may need a plate and insurance.',
      ],
    },
    {
      heading: 'How far does a charge last?',
      paragraphs: [
        'Between 80 and 105 km on mixed roads with the standard batteries, up to 191 km with two of them. Cold, hills and speed take their share; the help centre has the figures.',
      ],
    },
    {
      heading: 'Can I change or cancel my order?',
      paragraphs: [
        'Bikes can be changed or cancelled until production begins, everything else until it is ready to ship. Afterwards you can return it within 14 days of delivery.',
      ],
    },
    {
      heading: 'Do I need an account?',
      paragraphs: [
        'To look around, build a bike and fill a cart you don’t. To buy you do, so that order, warranty and bike belong together. What you have put into the cart stays in it when you register.',
      ],
    },
    {
      heading: 'What if something breaks?',
      paragraphs: [
        'Motor and battery are covered for two years, a registered frame for as long as you own it. Spare parts leave in about seven working days, and most of them you can fit yourself.',
      ],
    },
  ],
}
