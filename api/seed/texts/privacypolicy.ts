import type { InformationTextData } from '@nireeka/contracts/api'

export const privacyPolicy: InformationTextData = {
  title: 'Privacy policy',
  description: 'What we know about you, why, and for how long.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We keep what we need to build, deliver and look after your bike. We don’t sell data, and there’s no third-party advertising or tracking on these pages.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Card numbers are typed on the payment provider’s page and never reach us. The rest is in this table.',
        'What | What for | How long',
        'Your name, email and user name, and your password in a form that can’t be read | To let you log in | As long as your account',
        'The devices on which you are logged in, by the name that the browser gives itself | So that you can end each of them | At most as long as your account',
        'Fingerprints of the devices and networks from which you logged in | So that nobody can lock you out | 90 days',
        'Your orders: what you bought, the address it went to, and how the payment went | To deliver, and to look after your bike | Ten years, phone and email as long as your account',
        'The paying card’s brand and last four digits | So that you recognise the payment | As long as your account',
        'Your height, if you enter it | To suggest a size of each bike | Until you clear it or delete your account',
        'Of a card that you let the provider keep: brand, last four digits and expiry, which we get from the provider each time | To show it in your dashboard | Until you remove it there or delete your account',
        'Forum posts and reviews, which are public under your user name | To show them | Until you delete them',
        'Tickets and emails to support, which aren’t public | To answer you | As long as your account',
        'For the newsletter your email and nothing else, only after you’ve confirmed it by email | To send it | Until you unsubscribe',
        'Your address when you ask to hear that something is back | To send that one email | 30 days after it, or a year without one',
        'Logs of our servers: each request with its time and network address | To find faults and stop attacks | 30 days',
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
        'Memory in this browser: small things that save you typing. They stay there and are cleared as soon as you withdraw your consent.',
        'Speed figures: how long a page took to load, to answer and to stand still, together with the kind of page, such as “forum”, when you leave it. No number, no name, no address of the page and no network address is kept with them; we add each to a daily count. The code that measures is loaded only after you agree.',
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
        'Under [My data](/dashboard/my-data) you can download everything we store about you, and have your account deleted, 14 days after you ask.',
        'Orders and invoices stay for ten years, as the law requires, serial numbers for warranty and recalls, and posts and reviews without your name.',
        'For corrections, write to privacy@example.com from your account’s email. You can also complain to the data protection authority where you live.',
      ],
    },
  ],
}
