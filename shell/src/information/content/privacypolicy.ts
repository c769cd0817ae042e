import type { InformationText } from './information-text.ts'

export const privacyPolicy: InformationText = {
  title: 'Privacy policy',
  description: 'What we know about you, why, and for how long.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We keep what we need to build, deliver and look after your bike. We don’t sell data, and nobody else’s advertising or counting runs on these pages.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Your account: name, e-mail, user name and a fingerprint of your password from which it can’t be read. Your orders: what you bought, the address it went to, and how the payment went. Card numbers are typed on the payment provider’s page and never reach us.',
        'What you write: forum posts are public under your user name; letters to support are not. The newsletter list holds your e-mail and nothing else, and only if you put it there.',
        'Our servers note each request with time and network address, so that we can find faults and stop attacks. These notes are deleted after 30 days.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'A cookie named access_token and a second one that scripts can’t read keep you logged in: until you close the browser, or for 30 days if you asked to be remembered. As a guest, your cart and your saved build lie in your browser only. No password is ever stored there.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The payment provider sees the amount, the carrier sees the address and phone number, a dealer sees what you bring to him. Nobody else does, unless a court demands it.',
      ],
    },
    {
      heading: 'How long, and your rights',
      paragraphs: [
        'Invoices stay for ten years, as the law asks. Everything else goes when you delete your account, within seven days. You may have a copy of your data, have it corrected, or have it deleted: write to privacy@example.com from the e-mail of your account.',
      ],
    },
  ],
}
