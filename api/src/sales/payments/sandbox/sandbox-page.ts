import { formatPrice, toDollars } from '@nireeka/contracts'

import type { SandboxCard } from './sandbox-cards.ts'
import { CARD_SIGN, MARK, PAYPAL_SIGN } from './sandbox-signs.ts'

export interface SandboxPayment {
  ref: string
  title: string
  state: string
  amount_cents: number
}

/** Which provider's page the sandbox imitates. */
export type Look = 'card' | 'paypal'

/** The cards that the page offers. */
export interface SandboxCards {
  saved: ReadonlyArray<SandboxCard & { id: number }>
  madeUp: SandboxCard
  maySave: boolean
}

interface Input {
  payment: SandboxPayment
  cards: SandboxCards
  look: Look
  returnUrl: string
}

const OUTCOMES: Record<string, [heading: string, words: string]> = {
  paid: ['This payment has been made.', 'The shop knows it already.'],
  declined: ['This payment was declined.', 'Nothing was paid. Your cart is as it was before.'],
  cancelled: ['This payment was cancelled.', 'Nothing was paid. Your cart is as it was before.'],
  closed: ['The time for this payment is over.', 'Nothing was paid. Please order again.'],
}

/**
 * Returns the payment page as a provider would host it: plain HTML without scripts or fields to type into. It contains no
 * text that a shopper has entered.
 */
export function sandboxPage({ payment, cards, look, returnUrl }: Input): string {
  const total = formatPrice(toDollars(payment.amount_cents))
  const isOpen = payment.state === 'open'
  return page({
    title: `Sandbox payment · ${payment.title}`,
    body: `<header><p>${payment.title}</p><h1>${total}</h1><p>to be paid to Nireeka</p></header>
${isOpen ? `${tabs(look)}\n${form(total, look, cards)}` : outcome(payment.state, returnUrl)}`,
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
<aside class="notice" aria-label="About this page"><strong>Sandbox: no money moves.</strong> Nireeka runs this page in place of a payment provider, to try out orders.</aside>
<main>
<div class="sheet">
<p class="brand">${MARK}Nireeka’s payment page<span>For tests only</span></p>
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

const LOOKS: Record<Look, (cards: SandboxCards) => string> = {
  card: (cards) => `${picture(cards.madeUp)}
<p class="hint">A made-up card. This page never asks for the number of a real one.</p>
${cards.saved.length > 0 ? choice(cards) : ''}${cards.maySave ? SAVE : ''}`,
  paypal: () => `<div class="wallet" role="img" aria-label="A made-up PayPal account, sam at sandbox.example">
${PAYPAL_SIGN}<b>Sam Sandbox</b><span>sam@sandbox.example</span><em>Balance: as much as it takes</em></div>
<p class="hint">A made-up account. This page never asks you to log in anywhere.</p>
<input type="hidden" name="card" value="none">`,
}

const until = ({ exp_month, exp_year }: SandboxCard) =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`

const picture = (
  card: SandboxCard,
) => `<div class="card" role="img" aria-label="A made-up card that ends in ${card.last_four}, of Sam Sandbox, valid until ${until(card)}">
${CARD_SIGN}<i></i><b>•••• •••• •••• ${card.last_four}</b><span>Sam Sandbox</span><span>${until(card)}</span></div>`

const choice = ({ saved, madeUp }: SandboxCards) => `<fieldset><legend>Pay with</legend>
${saved.map((card, at) => option(String(card.id), `Your saved card ${nameOf(card)}`, at === 0)).join('\n')}
${option('new', `The card above, ${nameOf(madeUp)}`, false)}</fieldset>`

const nameOf = (card: SandboxCard) => `•••• ${card.last_four}, ${until(card)}`

const option = (value: string, label: string, isFirst: boolean) =>
  `<label><input type="radio" name="card" value="${value}"${isFirst ? ' checked' : ''}>${label}</label>`

const SAVE = `<label><input type="checkbox" name="save" value="yes">Save the card above for my next payment</label>`

const form = (total: string, look: Look, cards: SandboxCards) => `<form method="post">
${LOOKS[look](cards)}
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
