import { formatPrice, toDollars } from '@nireeka/contracts'

import { CARD_SIGN, MARK, PAYPAL_SIGN } from './sandbox-signs.ts'

export interface SandboxPayment {
  ref: string
  title: string
  state: string
  amount_cents: number
}

/** Which provider's page the sandbox imitates. */
export type Look = 'card' | 'paypal'

const OUTCOMES: Record<string, [heading: string, words: string]> = {
  paid: ['This payment has been made.', 'The shop knows it already.'],
  declined: ['This payment was declined.', 'Nothing was paid. Your cart is as it was before.'],
  cancelled: ['This payment was cancelled.', 'Nothing was paid. Your cart is as it was before.'],
  closed: ['The time for this payment is over.', 'Nothing was paid. Please order again.'],
}

/**
 * Returns the payment page as a provider would host it: plain HTML without scripts or input fields. It contains no text
 * that a shopper has entered.
 */
export function sandboxPage(payment: SandboxPayment, look: Look, returnUrl: string): string {
  const total = formatPrice(toDollars(payment.amount_cents))
  const isOpen = payment.state === 'open'
  return page({
    title: `Sandbox payment · ${payment.title}`,
    body: `<header><p>${payment.title}</p><h1>${total}</h1><p>to be paid to Nireeka</p></header>
${isOpen ? `${tabs(look)}\n${form(total, look)}` : outcome(payment.state, returnUrl)}`,
  })
}

/** Returns the page for a payment after which the customer doesn't return: the provider has told the shop by itself. */
export const closedPage = (payment: SandboxPayment): string =>
  page({
    title: `Sandbox payment · ${payment.title}`,
    body: `<header><p>${payment.title}</p><h1>You can close this window.</h1>
<p>The payment has been made, and the shop knows it from the payment provider, although you don’t go back.</p></header>`,
  })

const page = ({ title, body }: { title: string; body: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/api/sandbox/style.css">
</head>
<body>
<p class="notice" role="note"><strong>Sandbox: no money moves.</strong> This page plays a payment provider.</p>
<main>
<div class="sheet">
<p class="brand">${MARK}Nireeka<span>Test payment</span></p>
${body}
</div>
</main>
</body>
</html>
`

const tabs = (look: Look) => `<nav aria-label="Ways to pay"><ul>
${tab('card', 'Card', look)}
${tab('paypal', 'PayPal', look)}
</ul></nav>`

const tab = (id: Look, name: string, look: Look) =>
  `<li><a href="?look=${id}"${id === look ? ' aria-current="page"' : ''}>${name}</a></li>`

const LOOKS: Record<Look, string> = {
  card: `<div class="card" role="img" aria-label="A made-up card that ends in 0000, of Sam Sandbox, valid until 12/34">
${CARD_SIGN}<i></i><b>•••• •••• •••• 0000</b><span>Sam Sandbox</span><span>12/34</span></div>
<p class="hint">A made-up card. This page never asks for the number of a real one.</p>`,
  paypal: `<div class="wallet" role="img" aria-label="A made-up PayPal account, sam at sandbox.example">
${PAYPAL_SIGN}<b>Sam Sandbox</b><span>sam@sandbox.example</span><em>Balance: as much as it takes</em></div>
<p class="hint">A made-up account. This page never asks you to log in anywhere.</p>`,
}

const form = (total: string, look: Look) => `<form method="post">
${LOOKS[look]}
<button class="pay by-${look}" name="decision" value="pay">Pay ${total}</button>
<div class="others" role="group" aria-label="Other ways that this can end">
<button name="decision" value="decline">Decline the payment</button>
<button name="decision" value="leave">Let it pay, but never come back</button>
</div>
<button class="quiet" name="decision" value="cancel">Cancel and go back to the shop</button>
</form>`

function outcome(state: string, returnUrl: string) {
  const [heading, words] = OUTCOMES[state] ?? ['', '']
  return `<div class="outcome"><p>${heading}</p><p>${words}</p></div>
<p><a class="pay" href="${returnUrl.replaceAll('&', '&amp;')}">Back to the shop</a></p>`
}
