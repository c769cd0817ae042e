/** What one tab tells the others; who is logged in, and what lies in the cart, they read themselves. */
export type TabNews = 'signed-in' | 'signed-out' | 'expired' | 'cart'

const CHANNEL = 'nireeka-session'

/** `changed` is called when another tab logs in or out, and when this page comes back from the browser's memory. */
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
