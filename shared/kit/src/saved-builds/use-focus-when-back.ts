import { useRef } from 'react'

/**
 * Returns the `ref` of a build's link, which takes the focus when the build has come back, and `comeBack` for anything
 * else that stood in its place and is gone: the focus would be nowhere.
 */
export function useFocusWhenBack(isRestored: boolean) {
  const isBack = useRef(isRestored)

  function ref(link: HTMLAnchorElement | null) {
    if (!link || !isBack.current) return
    isBack.current = false
    link.focus()
  }
  const comeBack = () => void (isBack.current = true)
  return { ref, comeBack }
}
