// Fields that may get the focus when a dialog opens. Quantity inputs are left out, because they have a value already.
const FIELDS = ':is(input, select, textarea):not([type="hidden"], :disabled, [data-part="quantity"])'

/**
 * Returns the element that gets the focus when a dialog opens: its first field; its first button, if it only asks a
 * question; otherwise the dialog itself, so that reading starts at its title. After a touch no field gets it, so that
 * no keyboard covers the page.
 */
export function firstStop(dialog: HTMLElement | null, openedBy: string): HTMLElement | null {
  if (!dialog || openedBy === 'touch') return dialog
  const body = dialog.querySelector('[data-part="body"]')
  const stop = body ? body.querySelector<HTMLElement>(FIELDS) : dialog.querySelector<HTMLElement>('footer *')
  return stop ?? dialog
}

/** Returns whether no other dialog, of any React root, has opened after this one. */
export const isInFront = (dialog: HTMLElement | null) =>
  [...document.querySelectorAll('[data-part="dialog"]')].at(-1) === dialog
