import { useRef } from 'react'

/**
 * Returns the `ref` for the link of a build, which takes the focus when the build was restored, and `comeBack`, which
 * moves the focus to that link when the element that had it is removed.
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
