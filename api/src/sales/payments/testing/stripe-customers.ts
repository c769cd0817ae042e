import { randomBytes } from 'node:crypto'

import type { Asked, Told } from './stand-in.ts'

interface Card {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

interface Customer {
  id: string
  key: string
  email: string | null
  cards: Card[]
}

const name = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const refuse = (status: number, code: string): Told => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})
const missing = refuse(404, 'resource_missing')
const list = (object: string, data: unknown[]): Told => ({
  status: 200,
  body: { object, has_more: false, data },
})

/** Stripe's customers with their saved cards; what is not about them answers null. */
export function createStripeCustomers() {
  const customers = new Map<string, Customer>()

  const shown = ({ id, key, email }: Customer) => ({ id, object: 'customer', email, metadata: { key } })
  const show = (customer: Customer | undefined): Told =>
    customer ? { status: 200, body: shown(customer) } : missing

  function create(input: URLSearchParams): Told {
    const customer = { id: name('cus'), key: input.get('metadata[key]') ?? '', email: null, cards: [] }
    customers.set(customer.id, customer)
    return show(customer)
  }

  function update(customer: Customer | undefined, input: URLSearchParams): Told {
    if (customer) customer.email = input.get('email') ?? customer.email
    return show(customer)
  }

  function remove(id: string): Told {
    return customers.delete(id) ? { status: 200, body: { id, object: 'customer', deleted: true } } : missing
  }

  function search(query: string): Told {
    const found = [...customers.values()].filter(({ key }) => query === `metadata['key']:'${key}'`)
    return list('search_result', found.map(shown))
  }

  const listCards = (customer: Customer | undefined): Told =>
    customer ? list('list', customer.cards.map(toMethod)) : missing

  function detach(id: string): Told {
    const owner = [...customers.values()].find(({ cards }) => cards.some((card) => card.id === id))
    if (!owner) return refuse(400, 'payment_method_unattached')
    owner.cards = owner.cards.filter((card) => card.id !== id)
    return { status: 200, body: { id, object: 'payment_method', customer: null } }
  }

  return {
    customers,
    /** The customer lets Stripe's page save a card. */
    saveCard(customer: string, card: Partial<Card> = {}) {
      const saved = { id: name('pm'), brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, ...card }
      customers.get(customer)?.cards.push(saved)
      return saved
    },
    answer({ method, path, query, body }: Asked): Told | null {
      const [, , area, id = '', part] = path.split('/')
      if (area === 'payment_methods') return detach(id)
      if (area !== 'customers') return null
      const customer = customers.get(id)
      if (method === 'DELETE') return remove(id)
      if (id === 'search') return search(query.get('query') ?? '')
      if (method === 'GET') return part === 'payment_methods' ? listCards(customer) : show(customer)
      const input = new URLSearchParams(body)
      return id ? update(customer, input) : create(input)
    },
  }
}

const toMethod = ({ id, ...card }: Card) => ({ id, object: 'payment_method', type: 'card', card })
