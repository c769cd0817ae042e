const LONGEST_ERROR = 500

/** Returns an error's code or name, which contains nothing of the email. */
export const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

/** Returns a failure's description without the email's secrets, which a server's refusal may quote. */
export function describe(error: unknown, payload: unknown): string {
  const message = error instanceof Error ? `${codeOf(error)}: ${error.message}` : String(error)
  const token = (payload as { data?: { token?: unknown } }).data?.token
  const told = typeof token === 'string' && token ? message.replaceAll(token, '[token]') : message
  return told.replaceAll('\0', '').slice(0, LONGEST_ERROR)
}
