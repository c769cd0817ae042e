/** How many values of a name are kept, the latest. */
const MOST = 200

/** Codes of the demo data, which no answer lists. */
const CODES = [
  'WELCOME5',
  'FREESHIP',
  'PEARL0',
  'UPGRADE10',
  'DEALER15',
  'LIMIT3',
  'EUONLY',
  'SPRING250',
  'OLD2024',
]
const WORDS = ['brake', 'battery', 'helmet', 'nyx', 'brkae', 'motor 750']

/**
 * Where the values of an input are found in answers, when it isn't under its own name. Ids are found under the name of
 * what they belong to: the id of each of `orders` is an `order`.
 * @type {Record<string, string[]>}
 */
const SOURCES = {
  product_id: ['product_id', 'accessory', 'choice', 'item'],
  productId: ['product_id'],
  size_id: ['size'],
  sizeId: ['size'],
  color_id: ['color'],
  colorId: ['color'],
  part_ids: ['part', 'part_ids'],
  bike_slug: ['slug'],
  bike: ['slug'],
  colour: ['colours'],
  id_country: ['country'],
  cart_id: ['cart'],
  line_id: ['cart'],
  expected_payable: ['payable'],
  total_price: ['total'],
  session_id: ['session_id', 'ref'],
  promo_code: ['code'],
  serial: ['serial_number'],
  keyword: ['q'],
  from_ticket_id: ['ticket'],
  accessories: ['accessory', 'choice'],
  configurator: ['slug', 'bike'],
  summary: ['slug'],
  owned: ['order_bike_id'],
  bikes: ['order_bike_id'],
  b: ['order'],
  'call-back': ['order'],
  'call-back-pay-pal': ['order'],
  'change-promo-code': ['code'],
  user: ['author'],
  addresses: ['address'],
}

/**
 * @typedef {string | number} Value
 * @typedef {Record<string, unknown>} Fields
 */

/** Keeps what the site has answered: ids by what they belong to, other values by the field's name. */
export function createKnownValues() {
  /** By name, each value with the caller who received it last. @type {Map<string, Map<Value, string>>} */
  const values = new Map()
  /** By kind and id, the object that had this id. @type {Map<string, Fields>} */
  const objects = new Map()
  for (const code of CODES) add('code', code, '')
  for (const word of WORDS) add('q', word, '')

  /** @param {string} name @param {Value} value @param {string} caller */
  function add(name, value, caller) {
    const those = values.get(name) ?? new Map()
    those.delete(value)
    values.set(name, those.set(value, caller))
    const [oldest] = those.keys()
    if (those.size > MOST) those.delete(oldest)
  }

  /** @param {unknown} value @param {string} name @param {string} caller */
  function learn(value, name, caller) {
    if (Array.isArray(value)) {
      for (const item of value) learn(item, name, caller)
    } else if (typeof value === 'object' && value !== null) {
      learnObject(/** @type {Fields} */ (value), name, caller)
    } else if (isKept(value)) {
      add(name, value, caller)
      if (typeof value === 'string') for (const [key, part] of partsOf(value)) add(key, part, caller)
    }
  }

  /** @param {Fields} fields @param {string} name @param {string} caller */
  function learnObject({ id, ...fields }, name, caller) {
    const kind = singular(name)
    if (isKept(id)) {
      add(kind, id, caller)
      objects.set(`${kind} ${id}`, fields)
    }
    for (const [key, field] of Object.entries(fields)) learn(field, key, caller)
  }

  return {
    /**
     * Keeps the values of an answer.
     * @param {string} path the operation's
     * @param {unknown} data
     * @param {string} caller
     */
    learn(path, data, caller) {
      const kind = path.split('/').findLast((part) => !part.startsWith('{')) ?? ''
      const { items = data } = /** @type {{ items?: unknown }} */ (data ?? {})
      learn(items, kind, caller)
      if (items !== data) learn({ .../** @type {object} */ (data), items: null }, kind, caller)
    },

    /**
     * Returns one of the values of a name, one that this caller has received more often than not, and a late one more
     * often than an early one; undefined when there is none.
     * @param {string} name
     * @param {string} caller
     * @param {number} choice any whole number from 0
     */
    pick(name, caller, choice) {
      const sources = SOURCES[name] ?? [singular(name.replace(/_id$/, '')), name]
      const all = sources.flatMap((source) => [...(values.get(source) ?? [])])
      const own = all.filter(([, receiver]) => receiver === caller)
      const list = choice % 3 > 0 && own.length > 0 ? own : all
      const share = (Math.floor(choice / 3) % 1000) / 1000
      return list.at(-1 - Math.floor(share * share * list.length))?.[0]
    },

    /** Returns the fields of the object with an id. @param {string} kind @param {Value} id */
    fieldsOf: (kind, id) => objects.get(`${singular(kind)} ${id}`) ?? {},
  }
}

/** @typedef {ReturnType<typeof createKnownValues>} KnownValues */

/** @param {unknown} value @returns {value is Value} */
const isKept = (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= 300)

/** @param {string} name */
const singular = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=address)es$/, '')
    .replace(/(?<=[^s])s$/, '')

/** Returns the query parameters of an address, and as `ref` the last part of its path. @param {string} value */
function partsOf(value) {
  if (!/^(?:https?:\/\/|\/api\/)/.test(value) || !URL.canParse(value, 'http://localhost')) return []
  const { pathname, searchParams } = new URL(value, 'http://localhost')
  return [...searchParams, /** @type {const} */ (['ref', pathname.split('/').at(-1) ?? ''])]
}
