export interface LikeState {
  isLiked: boolean
  /** How many members like the post. */
  likes: number
}

interface Needs {
  /** Sends a like, or takes it back; resolves with how many likes the post has. */
  send: (postId: number, isLiked: boolean) => Promise<number>
  /** Shows what the member has just chosen, before the server has answered. */
  show: (postId: number, state: LikeState) => void
  /** Shows what the server has said last. */
  settle: (postId: number, state: LikeState) => void
  onFailure: (error: unknown) => void
  /** Resolves after the pause between two requests for the same post. */
  pause: () => Promise<void>
}

interface Open {
  confirmed: LikeState
  isWanted: boolean
}

/**
 * Sends likes one after the other: however often somebody clicks, a post has one request at a time, and the last choice
 * is what counts in the end. A failure takes everybody back to what the server has said last.
 */
export function createLikes({ send, show, settle, onFailure, pause }: Needs) {
  const open = new Map<number, Open>()

  async function run(postId: number, row: Open) {
    try {
      while (row.isWanted !== row.confirmed.isLiked) {
        const isLiked = row.isWanted
        row.confirmed = { isLiked, likes: await send(postId, isLiked) }
        if (row.isWanted !== isLiked) await pause()
      }
    } catch (error) {
      onFailure(error)
    }
    open.delete(postId)
    settle(postId, row.confirmed)
  }

  /** Likes a post or takes the like back; `shown` is what the page shows at this moment. */
  return function setLike(postId: number, isLiked: boolean, shown: LikeState) {
    const known = open.get(postId)
    const row = known ?? { confirmed: shown, isWanted: isLiked }
    row.isWanted = isLiked
    show(postId, optimistic(row))
    if (!known) {
      open.set(postId, row)
      void run(postId, row)
    }
  }
}

const optimistic = ({ confirmed, isWanted }: Open): LikeState => ({
  isLiked: isWanted,
  likes: Math.max(confirmed.likes + Number(isWanted) - Number(confirmed.isLiked), 0),
})
