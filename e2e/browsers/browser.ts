/** A mouse or keyboard as WebDriver describes it, classic and BiDi alike. */
export type InputSource =
  | { type: 'pointer'; id: 'mouse'; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }
  | { type: 'key'; id: 'keyboard'; actions: KeyAction[] }

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

/** What a browser's protocol has to offer; `tab.ts` makes a visitor's actions of it. */
export interface Browser {
  /** Begins to go to an address; the page may come later. */
  navigate(address: string): Promise<void>
  /** Evaluates an expression in the page. Returns what its promise resolves to, which has to be a string. */
  run(expression: string): Promise<string>
  act(source: InputSource): Promise<void>
  /** Returns the page's picture as a PNG. */
  screenshot(): Promise<Buffer>
  /** Ends the browser. Returns the errors in its console, uncaught ones included. */
  close(): Promise<string[]>
}

/** What every browser shows is laid out for a window of this size, in CSS pixels. */
export const WINDOW = { width: 1440, height: 900 }
