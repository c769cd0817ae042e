/**
 * Resolves in a task of its own. Between two tasks the browser answers taps and keys, which one long task would keep
 * waiting.
 */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
