/** Messages between tabs. Each tab then reads the session and the cart itself. */
export type TabNews = 'signed-in' | 'signed-out' | 'expired' | 'cart'

const CHANNEL = 'nireeka-session'

/**
 * Returns the channel between tabs. `changed` is called with another tab's news, and without news when this page
 * returns from the back/forward cache.
 */
export function createTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    listen(changed: (news?: TabNews) => void) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => changed(data))
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) changed()
      })
    },
  }
}
