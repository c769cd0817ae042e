import type { HelpGroup } from './help-group.ts'

export const accountAndPrivacy: HelpGroup = {
  title: 'Account and privacy',
  articles: [
    {
      title: 'Forgot password',
      votesYes: 140,
      votesNo: 22,
      body: `Ask for a new one from the login page with your email. If an account belongs to it, an email is on its way within a minute. For your safety the page says the same either way.

- The link works **once** and for **30 minutes**.
- A newer email makes the older ones useless, so take the last one.
- Nothing there? Look into the spam folder and check for typing errors in the address.

A password needs 10 characters or more; a sentence that only you would say is a good one. Once it is changed, all other devices are logged out.

No longer have that email? Write to us with your last order number and we sort it out by hand, which takes a day or two.`,
    },
    {
      title: 'Delete my account',
      votesYes: 33,
      votesNo: 6,
      body: `You can leave whenever you like. Write to us from the email of your account, and we delete within seven days:

- name, addresses, phone number and pictures,
- saved builds, cart and settings,
- your place on the newsletter list.

What stays:

- **Invoices**, for ten years, because the law wants it. They lie apart and are used for nothing else.
- **Forum posts**, under the name *deleted user*, since others have answered them. Tell us if we should remove them as well.
- The **frame warranty**, if you want it: we then keep the serial number and nothing more.

Open orders and credits that are left have to be settled before. Deleted is deleted: we can't bring an account back.`,
    },
    {
      title: 'Download my data',
      votesYes: 12,
      votesNo: 1,
      body: `You may have a copy of everything we know about you. Write to us from the email of your account; within seven days you get a link to an archive, open for three days and only while you are logged in.

Inside are plain files that people and programs can read:

- your profile, addresses and settings,
- orders, payments and credits, with every change of state,
- saved builds and registered bikes,
- your posts, tickets and what was attached to them.

Not inside are passwords (we only keep a fingerprint of them, from which they can't be read) and card numbers (we never had them).

Found something wrong? Tell us and we correct it, in the backups too.`,
    },
    {
      title: 'Email settings',
      votesYes: 25,
      votesNo: 3,
      body: `We send three kinds of emails.

**Emails you need**: order confirmations, dates, safety notices, a new password. They come with the order or the account and can't be switched off one by one.

**Emails about the forum**: replies, mentions and a digest. Choose which of them you want under **Settings** in your dashboard.

**Emails you may like**: the newsletter, about once a month, with new colours, parts and dates for test rides. You get it only after you confirmed it from the first email, and each one ends with a link that takes you off the list at once, without a login.

Did an email look odd? We never ask for a password or a card number by email, and every link of ours leads to this site. Send it to us if in doubt, and don't click.`,
    },
    {
      title: 'Report a stolen bike',
      votesYes: 18,
      votesNo: 1,
      body: `We are sorry. Do these four things today:

1. **Report it to the police**, with the serial number. It stands in your dashboard, on the card from the box and on the invoice.
2. **Tell us**, with the number of the police report. We mark the bike: it then shows E24 at the next dealer or update, its battery can't be ordered anew, and nobody can register it.
3. **With a tracker**: open its map, take pictures of the screen and give them to the police. Please don't go there by yourself.
4. **With theft cover**: send us both keys and the report within 14 days.

Got it back? Tell us as well, so that we take the mark away. It takes an hour.`,
    },
    {
      title: 'Two-step login',
      votesYes: 9,
      votesNo: 1,
      body: `With two-step login, your account asks for a code from an app on your phone after the password. Who knows your password alone doesn’t get in.

1. Open **Settings** in your dashboard, and choose **Turn on** under *Two-step login*.
2. Scan the QR code with an authenticator app, or type the key into it. Any app that shows codes of six digits will do.
3. Enter your password and the code that the app shows.
4. Save the ten **recovery codes**: on paper, or in a password manager. We show them once.

From then on we ask for a code whenever you log in. Each code counts once; a new one comes every 30 seconds.

- **The code is refused?** See whether your phone sets its clock by itself. Half a minute is no matter, more is.
- **No phone at hand?** Choose *Use a recovery code instead* when you log in. Each of them counts once, and we email you when one was used.
- **A new phone?** Turn it off with a recovery code, and on again with the new phone.
- **Neither phone nor recovery codes?** Write to us with your last order number. We make sure that it is you, which takes a day or two.`,
    },
  ],
}
