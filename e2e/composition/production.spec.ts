import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { copyTemplate } from '@nireeka/scripts/test/site-template'
import { expect, test } from '@playwright/test'

import { startProgram } from '../testing/program.ts'
import { DEMO_PASSWORD, freePort } from '../testing/site.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PUBLIC = { SITE_URL: 'https://shop.example', TRUST_PROXY: 'loopback', PAYMENT_SANDBOX: 'on' }
const ADMIN = { email: 'ada@shop.example', password: 'kettle under the stairs' }
const TOKEN = 'a-token-of-enough-characters'
/** More wrong logins than one address has in a minute. */
const MANY = 150

async function newDatabase(template?: string) {
  const name = `production_${randomBytes(6).toString('hex')}`
  return copyTemplate(process.env.E2E_SERVER_URL!, name, template)
}

/** Runs a script to its end; returns its exit code and what it wrote. */
async function run(script: string, env: Record<string, string>, input = '') {
  const child = spawn(process.execPath, [script], { cwd: ROOT, env: { ...process.env, ...env } })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(input)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, output, errors }
}

test('a public site has an admin, health and metrics, and nothing of the demo', async () => {
  test.setTimeout(120_000)
  const { databaseUrl, drop } = await newDatabase('template1')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-production-'))
  const [port, metricsPort] = [await freePort(), await freePort()]
  const address = `http://localhost:${port}`

  // The admin is there before the site has ever been started.
  const answers = [ADMIN.email, 'Ada', 'Steward', ADMIN.password, ADMIN.password, '']
  const created = await run(
    'scripts/admin/create-admin.mjs',
    { DATABASE_URL: databaseUrl },
    answers.join('\n'),
  )
  expect([created.code, created.errors]).toEqual([0, expect.not.stringContaining(ADMIN.password)])
  expect(created.output).toContain(`${ADMIN.email} is an admin and can log in.`)
  expect(created.output).not.toContain(ADMIN.password)

  const site = await startProgram('site', `${address}/readyz`, {
    ...PUBLIC,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
  })
  const logIn = (credentials: { email: string; password: string }, visitor: string) =>
    fetch(`${address}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify(credentials),
    }).then(({ status }) => status)

  expect(await logIn(ADMIN, '203.0.113.1')).toBe(200)
  expect(await logIn({ email: 'admin@example.com', password: DEMO_PASSWORD }, '203.0.113.1')).toBe(401)
  expect((await fetch(`${address}/dev/mail`)).status).toBe(404)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await fetch(`${address}/shop/accessories`)).status).toBe(200)

  // Wrong logins of one visitor behind the proxy lock nobody else out.
  const statuses: number[] = []
  while (statuses.length < MANY && statuses.at(-1) !== 429) {
    const email = `somebody${statuses.length}@shop.example`
    statuses.push(await logIn({ email, password: 'not this one' }, '203.0.113.9'))
  }
  expect(statuses.at(-1)).toBe(429)
  expect(await logIn({ email: 'ben@shop.example', password: 'not this one' }, '203.0.113.2')).toBe(401)
  expect(await logIn(ADMIN, '203.0.113.3')).toBe(200)

  const metrics = `http://localhost:${metricsPort}/metrics`
  expect((await fetch(metrics)).status).toBe(401)
  const figures = await (await fetch(metrics, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  expect(figures).toContain('{server="api",method="POST",route="/api/user/login",status="429"} 1\n')
  expect(figures).toContain('{server="edge",method="GET",route="/*",status="200"} 1\n')
  expect(figures).toMatch(/^database_up 1$/m)
  expect(figures).toMatch(/^page_cache_pages [1-9]/m)
  expect((await fetch(`${address}/metrics`)).status).toBe(404)

  expect(await site.stop()).toBe(0)
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the demo doesn’t go into production', async () => {
  const { databaseUrl, drop } = await newDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-production-'))
  const common = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(await freePort()) }
  const start = (env: Record<string, string>) => run('scripts/start/site.mjs', { ...common, ...env })

  for (const [env, sentence] of [
    [{ NODE_ENV: 'production' }, /^NODE_ENV is production, so SITE_URL must .*\n$/],
    [{ ...PUBLIC, TRUST_PROXY: '' }, /^SITE_URL is public, so TRUST_PROXY must .*\n$/],
    [{ ...PUBLIC, PAYMENT_SANDBOX: '' }, /^Nobody could pay in production, so .*\n$/],
    [PUBLIC, /^This database has demo accounts, .*\n$/],
  ] as const) {
    const { code, errors } = await start(env)
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)])
  }
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})
