/**
 * Runs a command of the terminal: prints the sentence that it returns, or the one that says why it failed, and then
 * exits with 1.
 * @param {() => Promise<string>} command
 * @param {{ log: (text: string) => void, error: (text: string) => void }} [print]
 */
export async function runCommand(command, print = console) {
  try {
    print.log(await command())
  } catch (error) {
    print.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/**
 * Returns an error's message as one line. A value that has another shape than the contract's is named by its field.
 * @param {unknown} error
 */
function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error)
  const { issues } = /** @type {{ issues?: Array<{ path: string[], message: string }> }} */ (error)
  const [first] = issues ?? []
  return first ? `${first.path.join('.')}: ${first.message}` : (error.message.split('\n')[0] ?? '')
}
