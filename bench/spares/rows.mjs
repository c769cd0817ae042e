/** The addresses that the pages of spare parts ask the API for. */

const PER_PAGE = 20
const SUGGESTION_BARS = { p50: 20, p99: 200 }

/**
 * Returns the addresses to measure among so many parts.
 * @param {number} size
 * @param {import('pg').Client} client
 */
export async function spareRows(size, client) {
  const last = Math.floor(size / PER_PAGE)
  const rows = [
    ...['br', 'brake pa', 'braek pad', 'nkp', 'BRK101', 'spoke 268'].map((keyword) => [
      'suggestions',
      `searching?keyword=${encodeURIComponent(keyword)}`,
    ]),
    ...[
      ['common word', 'bolt'],
      ['two words', 'brake pad'],
      ['a bike', 'nyx'],
      ['rare word', 'trailer'],
      ['made word', 'bacordel'],
      ['typo', 'derailer hangar'],
      ['measure', 'M5x12'],
      ['number', 'NK-P-BRK-101'],
      ['number without dashes', 'nkpbrk101'],
      ['beginning of numbers', 'NK-A'],
      ['nothing', 'flux compensator'],
    ].map(([name, q]) => [`search · ${name}`, `search?q=${encodeURIComponent(String(q))}`]),
    ['search · filtered', 'search?q=bolt&family=FAS&bike=nyx&in_stock=1'],
    ['search · filtered to little', 'search?q=nyx&family=CHG&in_stock=1'],
    ['filter · none', 'search'],
    ['filter · bike', 'search?bike=nyx'],
    ['filter · family', 'search?family=BRK'],
    ['filter · stock', 'search?in_stock=1'],
    ['filter · all three', 'search?bike=nyx&family=BRK&in_stock=1'],
    ['filter · middle page', `search?page=${Math.ceil(last / 2)}`],
    ['filter · last page', `search?page=${last}`],
    ['families', ''],
    ['part', '1032'],
    ['part · a copy', String(await aCopy(client))],
  ].map(([name, path]) => ({
    name: `${name} · ${path}`,
    url: `/api/spares${path ? `/${path}` : ''}`,
    email: null,
    ...(name === 'suggestions' && { bars: SUGGESTION_BARS }),
  }))
  const wanted = process.env.LISTS ?? ''
  return rows.filter(({ name, url }) => name.includes(wanted) || url.includes(wanted))
}

/** @param {import('pg').Client} client */
async function aCopy(client) {
  const { rows } = await client.query('select max(product_id) as id from spare_list')
  return rows[0].id
}
