const READY_MS = 30_000
const REST_MS = 100
/** Longer than any script of a journey runs. */
const SCRIPT_MS = 30_000

export type Session = Awaited<ReturnType<typeof openSession>>

/** Opens a session of a browser's driver by WebDriver (https://w3c.github.io/webdriver). */
export async function openSession(driver: string, capabilities: object) {
  await untilReady(driver)
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS }, ...capabilities } },
  })
  const session = `${driver}/session/${sessionId}`
  return {
    call: <Value>(method: string, path: string, body?: object) => ask<Value>(method, session + path, body),
    end: () => ask('DELETE', session),
  }
}

async function ask<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function untilReady(driver: string) {
  const end = Date.now() + READY_MS
  while (Date.now() < end) {
    const answer = await fetch(`${driver}/status`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
  throw new Error(`The driver at ${driver} doesn’t answer`)
}
