/** The envelope of a success. `message` is what the shopper should be told besides, if anything. */
export const answer = <T>(data: T, message: string | null = null, status = 200) => ({
  success: true as const,
  message,
  error: null,
  data,
  status,
})
