import type { InformationTextData } from '@nireeka/contracts/api'

export const privacyPolicy: InformationTextData = {
  title: 'Privacy policy',
  description: 'What we know about you, why, and for how long.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We keep what we need to build, deliver and look after your bike. We don’t sell data, and there’s no third-party advertising or tracking on these pages: everything on them comes from us.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Your account: name, email, user name and a hash of your password, from which it can’t be read; and the devices on which you are logged in, by the name that the browser gives itself, so that you can end each of them; and for 90 days fingerprints of the devices and networks from which you logged in, so that nobody can lock you out. Your orders: what you bought, the address it went to, and how the payment went. Card numbers are typed on the payment provider’s page and never reach us. If you let the provider keep a card for your next payment, your dashboard shows you its brand, last four digits and expiry, which it gets from the provider each time; you can remove the card there, and it’s deleted with your account.',
        'What you write: forum posts and reviews are public under your user name; tickets and emails to support are not. The newsletter list holds your email and nothing else, and only after you’ve confirmed it by email. If you ask to hear when something is back, your address gets that one email; we delete it 30 days later, or after a year without one.',
        'Our servers log each request with its time and network address, so that we can find faults and stop attacks. These logs are deleted after 30 days.',
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'In your browser: what is needed',
      paragraphs: [
        'These cookies and entries make login, cart and your choices work. They need no consent, none of them follows you to other sites, and no password is ever stored. Cookies are marked; the rest is the browser’s storage for this site and is never sent by itself.',
      ],
      table: 'needed-entries',
    },
    {
      id: 'with-your-consent',
      heading: 'In your browser: only with your consent',
      paragraphs: [
        'Memory in this browser: small things that save you typing. They stay in this browser and are cleared as soon as you withdraw your consent.',
        'Speed figures: how long a page took to load, to answer and to stand still (LCP, INP, CLS, TTFB), together with the kind of page, such as “forum”, when you leave it. No number, no name, no address of the page and no network address is kept with them; we add each to a daily count. The code that measures is loaded only after you agree.',
        'If your browser sends Global Privacy Control, we take that as “only what is needed” and don’t ask. Your choice holds for twelve months; then we ask again.',
      ],
      table: 'consent-entries',
    },
    {
      id: 'your-location',
      heading: 'Your location',
      paragraphs: [
        'The dealers page asks your browser for your location only when you press the button for it. It is rounded to some ten kilometres, used to sort the list on your screen, never sent to us and forgotten when you leave the page.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The payment provider sees the amount and your email address, the carrier sees the address and phone number, and a dealer sees what you bring in. If you log in with another provider, it learns that you do. Nobody else sees anything, unless a court demands it. “Get directions” leads to OpenStreetMap, with the dealer’s place and nothing of yours.',
      ],
    },
    {
      heading: 'How long, and your rights',
      paragraphs: [
        'Invoices are kept for ten years, as the law requires. Everything else is deleted with your account, within seven days. You may have a copy of your data, have it corrected, or have it deleted: write to privacy@example.com from the email of your account. You can also complain to the data protection authority where you live.',
      ],
    },
  ],
}
