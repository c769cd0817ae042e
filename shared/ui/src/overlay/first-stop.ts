// A number that can be stepped has its value already: nobody opened the dialog to type it.
const FIELDS = ':is(input, select, textarea):not([type="hidden"], :disabled, [data-part="quantity"])'

/**
 * Where the focus goes when a dialog opens: into its first field; to its first button, when it only asks; otherwise to
 * the dialog itself, so that reading starts at its title. A finger gets no keyboard pushed over the page.
 */
export function firstStop(dialog: HTMLElement | null, openedBy: string): HTMLElement | null {
  if (!dialog || openedBy === 'touch') return dialog
  const body = dialog.querySelector('[data-part="body"]')
  const stop = body ? body.querySelector<HTMLElement>(FIELDS) : dialog.querySelector<HTMLElement>('footer *')
  return stop ?? dialog
}

/** Whether no other dialog has opened after this one, also none of another React root. */
export const isInFront = (dialog: HTMLElement | null) =>
  [...document.querySelectorAll('[data-part="dialog"]')].at(-1) === dialog
