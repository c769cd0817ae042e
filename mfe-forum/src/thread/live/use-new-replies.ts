import { useEffect, useState } from 'react'

/**
 * Returns how many replies have come since the page was opened and haven't been on the screen yet, and how many have come
 * in all. `see` tells that the posts up to a number have been seen.
 */
export function useNewReplies(lastNumber: number) {
  const [first] = useState(lastNumber)
  const [seen, setSeen] = useState(lastNumber)

  useEffect(() => {
    const post = lastNumber > seen ? document.getElementById(`post-${lastNumber}`) : null
    if (!post) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen((before) => Math.max(before, lastNumber))
    })
    watcher.observe(post)
    return () => watcher.disconnect()
  }, [lastNumber, seen])

  const see = (number: number) => setSeen((before) => Math.max(before, number))
  return { unseen: Math.max(lastNumber - seen, 0), arrived: Math.max(lastNumber - first, 0), seen, see }
}
