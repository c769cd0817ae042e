import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Opens a terminal, or a file with one answer a line, for questions.
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream, isTerminal: boolean }} streams
 */
export function openTerminal({ input, output, isTerminal }) {
  let isHidden = false
  const shown = new Writable({
    write(text, _encoding, done) {
      if (!isHidden) output.write(text)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: isTerminal })
  const answers = lines[Symbol.asyncIterator]()

  /** @param {string} question */
  async function ask(question, isSecret = false) {
    lines.setPrompt(question)
    lines.prompt()
    isHidden = isSecret
    const { value, done } = await answers.next()
    isHidden = false
    if (isSecret) output.write('\n')
    if (done) throw new Error('There was no answer.')
    return value
  }

  return {
    ask,
    /** Asks for what nobody may read over a shoulder: nothing of the answer is shown. @param {string} question */
    askSecretly: (question) => ask(question, true),
    close: () => lines.close(),
  }
}
