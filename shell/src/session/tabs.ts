/** What one tab tells the others. Who is logged in and what the cart holds they read themselves. */
export type TabNews = 'signed-in' | 'signed-out' | 'expired' | 'cart'

const CHANNEL = 'nireeka-session'

/** Returns the channel between the tabs. `changed` is called with another tab's news, and without when this page comes back from the back/forward cache. */
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
