import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Bidi, connectBidi } from './bidi.ts'
import { type Browser, type InputSource, WINDOW } from './browser.ts'
import { startProgram } from './program.ts'

/** Preferences: what a visit would otherwise ask of the network, and no WebGL, so that every machine shows the same. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'webgl.disabled': true,
}

interface LogEntry {
  level: string
  text: string | null
  stackTrace?: { callFrames: Array<{ url: string; lineNumber: number }> }
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Starts Firefox with a new profile, and drives it by WebDriver BiDi, which it speaks without a driver. */
export async function openFirefox(): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'nireeka-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = startProgram(process.env.FIREFOX_PATH!, [...args, 'about:blank'])
  const end = async () => {
    await program.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const place = await program.untilSays(/WebDriver BiDi listening on (ws:\/\/\S+)\n/)
    const errors: string[] = []
    const { send, close } = await connectBidi(`${place}/session`, (method, params) => {
      if (method === 'log.entryAdded') errors.push(...errorIn(params as LogEntry))
    })
    await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await send<{ contexts: Array<{ context: string }> }>('browsingContext.getTree')
    const { context } = contexts[0]!
    await send('browsingContext.setViewport', { context, viewport: WINDOW })
    return {
      ...commandsOf(send, context),
      async close() {
        close()
        await end()
        return errors
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Returns what an entry of the console tells, if it is an error. */
function errorIn({ level, text, stackTrace }: LogEntry) {
  if (level !== 'error') return []
  const from = stackTrace?.callFrames[0]
  return [`${text}${from ? ` (${from.url}:${from.lineNumber})` : ''}`]
}

const commandsOf = (send: Bidi['send'], context: string) => ({
  navigate: async (url: string) =>
    void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
  async run(expression: string) {
    const target = { context }
    const evaluated = await send<Evaluated>('script.evaluate', { expression, target, awaitPromise: true })
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
    return evaluated.result.value
  },
  act: async (source: InputSource) =>
    void (await send('input.performActions', { context, actions: [source] })),
  async screenshot() {
    const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
    return Buffer.from(data, 'base64')
  },
})
