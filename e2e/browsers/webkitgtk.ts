import { freePort } from '../testing/site.ts'
import { type Browser, type InputSource, WINDOW } from './browser.ts'
import { startProgram } from './program.ts'
import { openSession, type Session } from './webdriver.ts'

/** Larger than the window, whose frame the page's size doesn't contain. */
const SCREEN = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`

/**
 * Sent with each script, because the driver tells nothing of the console: from the first one on, the page keeps its
 * errors.
 */
const HEAR_ERRORS = `if (!window.heardErrors) {
  const heard = (window.heardErrors = [])
  const keep = ({ message, reason, target }) => heard.push(message ?? String(reason ?? target.src ?? target.href))
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, keep, true)
  const log = console.error
  console.error = (...args) => { heard.push(args.map(String).join(' ')); log(...args) }
}`

/** Starts WebKitGTK’s MiniBrowser on a screen in memory, and drives it by its driver. */
export async function openWebKitGtk(): Promise<Browser> {
  const programs = [startProgram(process.env.XVFB_PATH!, ['-displayfd', '3', '-screen', '0', SCREEN])]
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop()
  }
  try {
    const display = await programs[0]!.untilSays(/^(\d+)\n/m)
    const port = await freePort()
    programs.push(startDriver(port, display))
    const session = await openSession(`http://127.0.0.1:${port}`, CAPABILITIES)
    await session.call('POST', '/window/rect', { x: 0, y: 0, ...WINDOW })
    const errors: string[] = []
    const commands = commandsOf(session.call, errors)
    return {
      ...commands,
      async close() {
        try {
          await commands.run(`Promise.resolve('')`)
        } finally {
          await session.end()
          await stop()
        }
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

const CAPABILITIES = {
  acceptInsecureCerts: true,
  // A script may come before the page has loaded, so that it hears the errors of that time.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary: process.env.WEBKIT_BROWSER_PATH!, args: ['--automation'] },
}

interface Ran {
  value: string
  error?: string
  heard: string[]
}

const commandsOf = (call: Session['call'], errors: string[]) => ({
  navigate: async (url: string) => void (await call('POST', '/url', { url })),
  async run(expression: string) {
    // An error of the script is an answer, too: the driver would wait for the time limit.
    const script = `${HEAR_ERRORS}
      const end = (answer) => arguments[0]({ ...answer, heard: window.heardErrors.splice(0) })
      Promise.resolve().then(() => ${expression})
        .then((value) => end({ value }), (error) => end({ error: String(error) }))`
    const { value, error, heard } = await call<Ran>('POST', '/execute/async', { script, args: [] })
    errors.push(...heard)
    if (error) throw new Error(error)
    return value
  },
  act: async (source: InputSource) => void (await call('POST', '/actions', { actions: [source] })),
  screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
})
