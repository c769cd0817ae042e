export type FrameTheme = 'light' | 'dark'

export interface FramedEmail {
  /** The document of the frame, without styles and links. */
  source: string
  sheet: string
}

const SHEET = /<style>([\s\S]*?)<\/style>/

/**
 * Returns an email as a frame can show it. The page's content security policy allows no inline styles, which the frame
 * inherits: they are kept aside, and `dress` sets them by script.
 */
export function framedEmail(html: string, theme: FrameTheme): FramedEmail {
  const [, sheet = ''] = SHEET.exec(html) ?? []
  return {
    source: html
      .replace(SHEET, '')
      .replaceAll(' style="', ' data-style="')
      // Links of a preview look as in the email, and lead nowhere.
      .replaceAll(' href="', ' data-href="'),
    sheet: sheet
      .replaceAll('light dark', theme)
      .replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all'),
  }
}

/** Gives the email in a frame its styles. */
export function dress(frame: HTMLIFrameElement, sheet: string) {
  const inside = frame.contentDocument
  const view = inside?.defaultView
  if (!inside || !view || !('adoptedStyleSheets' in inside)) return
  for (const element of inside.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
  }
  const styles = new view.CSSStyleSheet()
  styles.replaceSync(sheet)
  inside.adoptedStyleSheets = [styles]
}
