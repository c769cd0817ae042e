/** @typedef {Pick<ReturnType<typeof import('./open-terminal.mjs').openTerminal>, 'ask' | 'askSecretly'>} Terminal */

/**
 * Asks for the account of an admin. Without a password, a link to choose one is sent by email.
 * @param {Terminal} terminal
 */
export async function askForAdmin({ ask, askSecretly }) {
  const email = (await ask('Email: ')).trim()
  const name = (await ask('First name: ')).trim()
  const lastname = (await ask('Last name: ')).trim()
  const password = await askSecretly('Password (nothing for a link by email): ')
  if (password === '') return { email, name, lastname }
  if ((await askSecretly('Password again: ')) !== password) throw new Error('The passwords don’t match.')
  return { email, name, lastname, password }
}
