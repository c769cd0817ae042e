import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort } from '../testing/site.ts'
import { type Browser, type InputSource, WINDOW } from './browser.ts'
import { startProgram } from './program.ts'
import { openSession, type Session } from './webdriver.ts'

/** Larger than the window, whose frame the page's size doesn't contain. */
const SCREEN = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`

/** The driver tells nothing of the console, so the browser writes it to a file, line by line. */
const START = 'exec stdbuf -oL "$1" --automation $2 >"$3" 2>&1'
const SWITCHES = '--enable-webgl=false --enable-write-console-messages-to-stdout=true'
const CONSOLE_ERROR = /CONSOLE (?:[A-Z]+ )?ERROR .*/g

/** Starts WebKitGTK’s MiniBrowser on a screen in memory, and drives it by its driver. */
export async function openWebKitGtk(): Promise<Browser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-webkitgtk-'))
  const log = path.join(folder, 'console.log')
  const programs = [startProgram(process.env.XVFB_PATH!, ['-displayfd', '3', '-screen', '0', SCREEN])]
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop()
  }
  try {
    const display = await programs[0]!.untilSays(/^(\d+)\n/m)
    const port = await freePort()
    programs.push(startDriver(port, display))
    const session = await openSession(`http://127.0.0.1:${port}`, capabilities(log))
    await session.call('POST', '/window/rect', { x: 0, y: 0, ...WINDOW })
    return {
      ...commandsOf(session.call),
      async close() {
        // The browser may have ended by itself.
        await session.end().catch(() => undefined)
        await stop()
        const errors = (await readFile(log, 'utf8')).match(CONSOLE_ERROR) ?? []
        await rm(folder, { recursive: true, force: true })
        return errors
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const startDriver = (port: number, display: string) =>
  startProgram(process.env.WEBKIT_DRIVER_PATH!, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
  })

const capabilities = (log: string) => ({
  'webkitgtk:browserOptions': {
    binary: '/bin/sh',
    args: ['-c', START, 'sh', process.env.WEBKIT_BROWSER_PATH!, SWITCHES, log],
  },
})

const commandsOf = (call: Session['call']) => ({
  navigate: async (url: string) => void (await call('POST', '/url', { url })),
  async run(expression: string) {
    // The last argument ends the script. An error is answered, too: the driver would wait for the time limit.
    const script = `const end = arguments[0]; Promise.resolve().then(() => ${expression})
      .then((value) => end({ value }), (error) => end({ error: String(error) }))`
    const answer = await call<{ value: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    })
    if (answer.error) throw new Error(answer.error)
    return answer.value
  },
  act: async (source: InputSource) => void (await call('POST', '/actions', { actions: [source] })),
  screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
})
