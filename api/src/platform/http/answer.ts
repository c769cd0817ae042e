/** Returns the envelope of a success. `message` is an additional message for the shopper, if any. */
export const answer = <T>(data: T, message: string | null = null, status = 200) => ({
  success: true as const,
  message,
  error: null,
  data,
  status,
})
