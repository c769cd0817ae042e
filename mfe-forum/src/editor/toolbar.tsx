import { type KeyboardEvent, type ReactNode, useState } from 'react'

import styles from './editor.module.css'
import { TOOLS, type Tool } from './tools.ts'

interface Props {
  /** The id of the text that the buttons change. */
  controls: string
  onUse: (tool: Tool) => void
  /** Further buttons, such as the one that adds a picture. */
  children?: ReactNode
}

const STEPS: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place + 1) % TOOLS.length,
  ArrowLeft: (place) => (place + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
}

/** The buttons that format the text: one stop of the Tab key, arrow keys go from one to the next. */
export function Toolbar({ controls, onUse, children }: Props) {
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(stop)
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.bar}>
      <div role="toolbar" aria-label="Formatting" tabIndex={-1} className={styles.tools} onKeyDown={move}>
        {TOOLS.map((tool, place) => (
          <button
            key={tool.name}
            type="button"
            className={styles.tool}
            aria-label={tool.name}
            aria-keyshortcuts={tool.key && `Control+${tool.key.toUpperCase()}`}
            aria-controls={controls}
            title={tool.key ? `${tool.name} (Ctrl+${tool.key.toUpperCase()})` : tool.name}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
            // The text keeps its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(tool)}
          >
            <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
              <path d={tool.path} />
            </svg>
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
