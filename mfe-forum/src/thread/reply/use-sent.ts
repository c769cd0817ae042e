import { useNavigate } from '@nireeka/kit/router'

import { postPath } from '../permalink/post-path.ts'

/** Returns what follows a sent reply: it counts as seen, and the page goes to it. */
export function useSent(threadId: number, see: (number: number) => void) {
  const navigate = useNavigate()
  return (number: number) => {
    see(number)
    void navigate(postPath(threadId, number))
  }
}
