export const THEMES = ['system', 'light', 'dark'] as const
export const WIDTHS = ['390', '768', '1024', '1440', 'full'] as const

export type Theme = (typeof THEMES)[number]
export type Width = (typeof WIDTHS)[number]

/** The state of the gallery in the URL, so that it can be shared. */
export interface Address {
  /** A component's folder and file: "button/button"; null for none. */
  show: string | null
  /** The name of a single state of the component to show; null for all. */
  state: string | null
  theme: Theme
  width: Width
  /** Whether to show only the states, without the gallery's window: for screenshots and the window's frames. */
  isBare: boolean
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search)
  return {
    show: query.get('show'),
    state: query.get('state'),
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    width: WIDTHS.find((width) => width === query.get('width')) ?? 'full',
    isBare: query.has('bare'),
  }
}

/** Returns the shortest URL of an address, without default values. */
export function writeAddress({ show, state, theme, width, isBare }: Address): string {
  const parts = [
    show && `show=${show.split('/').map(encodeURIComponent).join('/')}`,
    state && `state=${encodeURIComponent(state)}`,
    theme !== 'system' && `theme=${theme}`,
    width !== 'full' && `width=${width}`,
    isBare && 'bare',
  ].filter(Boolean)
  return parts.length > 0 ? `/?${parts.join('&')}` : '/'
}
