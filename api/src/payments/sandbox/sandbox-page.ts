import { formatPrice, toDollars } from '@nireeka/contracts'

export interface SandboxPayment {
  ref: string
  title: string
  state: string
  amount_cents: number
}

const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20V4l16 16V4" stroke-linejoin="bevel"/></svg>'

const OUTCOMES: Record<string, string> = {
  paid: 'This payment has been made.',
  declined: 'This payment was declined.',
  cancelled: 'This payment was cancelled.',
  closed: 'The time for this payment is over.',
}

/** The payment page, as a provider would host it. Nothing in it comes from a shopper. */
export function sandboxPage(payment: SandboxPayment, returnUrl: string): string {
  const total = formatPrice(toDollars(payment.amount_cents))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox payment · ${payment.title}</title>
<link rel="stylesheet" href="/api/sandbox/style.css">
</head>
<body>
<p class="notice" role="note"><strong>Sandbox: no money moves.</strong> This page plays a payment provider.</p>
<main>
<div class="sheet">
<p class="brand">${MARK}Nireeka<span>Test payment</span></p>
<header><p>${payment.title}</p><h1>${total}</h1><p>to be paid to Nireeka</p></header>
${payment.state === 'open' ? form(total) : outcome(payment.state, returnUrl)}
</div>
</main>
</body>
</html>
`
}

const form = (total: string) => `<form method="post">
<div class="card" aria-hidden="true"><i></i><span>Sandbox card</span><b>•••• •••• •••• 0000</b></div>
<button class="pay" name="decision" value="pay">Pay ${total}</button>
<button class="other" name="decision" value="decline">Decline the payment</button>
<button class="quiet" name="decision" value="cancel">Cancel and go back to the shop</button>
</form>`

const outcome = (state: string, returnUrl: string) => `<p class="outcome">${OUTCOMES[state] ?? ''}</p>
<p><a class="pay" href="${returnUrl.replaceAll('&', '&amp;')}">Back to the shop</a></p>`
