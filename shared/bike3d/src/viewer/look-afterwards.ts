/**
 * Shows a choice first and moves the camera to it afterwards, so that no frame is drawn on the way to a piece that is
 * missing.
 */
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
