/** What was chosen comes first: no frame of the camera's walk to its place is drawn before it is there. */
export function lookAfterwards<Choice>(
  show: (next: Choice) => Promise<void>,
  look: (piece: string | null) => void,
) {
  let shown: Promise<unknown> = Promise.resolve()
  let wanted: string | null = null
  return {
    show(next: Choice) {
      const showing = show(next)
      shown = showing.catch(() => undefined)
      return showing
    },
    frame(piece: string | null) {
      wanted = piece
      void shown.then(() => look(wanted))
    },
  }
}
