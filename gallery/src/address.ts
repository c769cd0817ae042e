export const THEMES = ['system', 'light', 'dark'] as const
export const WIDTHS = ['390', '768', '1024', '1440', 'full'] as const

export type Theme = (typeof THEMES)[number]
export type Width = (typeof WIDTHS)[number]

/** What the address bar says: everything that somebody may want to send to somebody else. */
export interface Address {
  /** "button/button": a component's folder and file. */
  show: string | null
  /** One state of it, alone. */
  state: string | null
  theme: Theme
  width: Width
  /** Only the states, without the window around them: for screenshots and for the frames of the window itself. */
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

/** The shortest address that says it. */
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
