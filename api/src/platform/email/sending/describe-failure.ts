const LONGEST_ERROR = 500

/** The error's code or name: nothing of the email is in it. */
export const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

/** A server's refusal may quote the email, and with it what is erased. */
export function describe(error: unknown, payload: unknown): string {
  const message = error instanceof Error ? `${codeOf(error)}: ${error.message}` : String(error)
  const token = (payload as { data?: { token?: unknown } }).data?.token
  const told = typeof token === 'string' && token ? message.replaceAll(token, '[token]') : message
  return told.replaceAll('\0', '').slice(0, LONGEST_ERROR)
}
