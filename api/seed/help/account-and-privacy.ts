import type { HelpGroup } from './help-group.ts'

export const accountAndPrivacy: HelpGroup = {
  title: 'Account and privacy',
  articles: [
    {
      title: 'Forgot password',
      votesYes: 140,
      votesNo: 22,
      body: `Ask for a new one from the login page with your email. If there's an account for it, you'll get an email within a minute. For your safety the page says the same either way.

- The link works **once** and for **30 minutes**.
- Each new email replaces the earlier ones, so use the latest.
- Nothing there? Check your spam folder, and check the address for typos.

A password needs 10 characters or more; a sentence only you would say works well. Once it is changed, all other devices are logged out.

No longer have that email? Write to us with your last order number and we'll sort it out, which takes a day or two.`,
    },
    {
      title: 'Delete my account',
      votesYes: 33,
      votesNo: 6,
      body: `You can leave whenever you like. Open [My data](/dashboard/my-data) in your dashboard and choose **Delete account**. We ask for your password and log you out everywhere.

We delete the account **14 days** later. Changed your mind? Log in before then: that cancels the deletion, and everything stays as it was.

What is deleted:

- your name, email address and picture, and how you log in,
- addresses, cart, saved builds and settings,
- tickets with their files, notifications, and your place on the newsletter list.

What stays:

- **Orders, invoices and payments**, for ten years, as the law requires, with the name and address on them.
- The **serial numbers** of your bikes, for warranty and recalls.
- **Forum posts** with their pictures, and **reviews**, under *Deleted member* instead of your name. If you don’t want that, delete them before you ask.

Open orders, returns and refunds have to be finished first; the page lists them. Credit that is left can’t be spent any more. After the 14 days, nobody can restore the account.`,
    },
    {
      title: 'Download my data',
      votesYes: 12,
      votesNo: 1,
      body: `You can have a copy of everything we store about you. Open [My data](/dashboard/my-data) in your dashboard and choose **Request your data**. It usually takes a few minutes, and we email you when the file is ready. You can download it there for **7 days**, while you are logged in.

Inside the ZIP file are:

- your profile, addresses and settings,
- orders, payments and credits, with your invoices as PDF files,
- saved builds and registered bikes,
- your posts, reviews and tickets, with the pictures and documents you sent us.

Most of it is in JSON files, which are made for programs but can be read in any text editor. Not inside are passwords and keys, so that the file can’t open your account, and card numbers, which we never had.

You can request up to three files a day. Found something wrong? Tell us, and we’ll correct it.`,
    },
    {
      title: 'Email settings',
      votesYes: 25,
      votesNo: 3,
      body: `We send three kinds of emails.

**Emails you need**: order confirmations, dates, safety notices, a new password. They come with the order or the account and can't be switched off one by one.

**Emails about the forum**: replies, mentions and a digest. Choose which of them you want under **Settings** in your dashboard.

**Emails you may like**: the newsletter, about once a month, with new colours, parts and dates for test rides. You get it only once you've confirmed it from the first email, and each one ends with a link that unsubscribes you right away, without a login.

Did an email look odd? We never ask for a password or a card number by email, and our links always lead to this site. If in doubt, don't click; send it to us.`,
    },
    {
      title: 'Report a stolen bike',
      votesYes: 18,
      votesNo: 1,
      body: `We are sorry. Do these four things today:

1. **Report it to the police**, with the serial number. It's in your dashboard, on the card from the box and on the invoice.
2. **Tell us**, with the number of the police report. We mark the bike: it then shows E24 at the next dealer or update, nobody can order a new battery for it, and nobody can register it.
3. **With a tracker**: open its map, take pictures of the screen and give them to the police. Please don't go there by yourself.
4. **With theft cover**: send us both keys and the report within 14 days.

Got it back? Tell us too, and we'll remove the mark within the hour.`,
    },
    {
      title: 'Two-step login',
      votesYes: 9,
      votesNo: 1,
      body: `With two-step login, your account asks for a code from an app on your phone after the password. Your password alone isn’t enough to get in.

1. Open **Settings** in your dashboard, and choose **Turn on** under *Two-step login*.
2. Scan the QR code with an authenticator app, or type the key into it. Any app that shows codes of six digits will do.
3. Enter your password and the code that the app shows.
4. Save the ten **recovery codes**: on paper, or in a password manager. We show them once.

From then on we ask for a code whenever you log in. Each code works once; a new one comes every 30 seconds.

- **The code is refused?** Make sure your phone sets its clock automatically: half a minute off is fine, more isn’t.
- **No phone at hand?** Choose *Use a recovery code instead* when you log in. Each works once, and we’ll email you when one is used.
- **A new phone?** Turn it off with a recovery code, and on again with the new phone.
- **Neither phone nor recovery codes?** Write to us with your last order number. We’ll make sure it’s you, which takes a day or two.`,
    },
  ],
}
