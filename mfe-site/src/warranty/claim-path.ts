/** Returns the path of a new ticket that begins as a claim, for the bike with the serial number where it is known. */
export function claimPath(serialNumber?: string): string {
  const subject = serialNumber ? `Warranty claim for ${serialNumber}` : 'Warranty claim'
  return `/dashboard/support/new?${new URLSearchParams({ subject }).toString()}`
}
