interface Device {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/**
 * Offers a link to the device's own sharing, or copies it where there is none. Resolves with what happened; somebody who
 * closes the device's dialog has not failed.
 */
export async function shareLink(
  link: { title: string; url: string },
  device: Device = navigator,
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (device.share) {
      await device.share(link)
      return 'shared'
    }
    await device.clipboard?.writeText(link.url)
    return device.clipboard ? 'copied' : 'failed'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
