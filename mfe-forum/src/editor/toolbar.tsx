import { type KeyboardEvent, type ReactNode, useState } from 'react'

import styles from './editor.module.css'
import { TOOLS, type Tool } from './tools.ts'

interface Props {
  /** The id of the text that the buttons change. */
  controls: string
  onUse: (tool: Tool) => void
  onPicture: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Behind the tools that format is the one that adds a picture. */
const PICTURE_PLACE = TOOLS.length
const COUNT = TOOLS.length + 1

const STEPS: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place + 1) % COUNT,
  ArrowLeft: (place) => (place + COUNT - 1) % COUNT,
  Home: () => 0,
  End: () => PICTURE_PLACE,
}

/** The buttons that format the text and add pictures: one stop of the Tab key, arrow keys go from one to the next. */
export function Toolbar({ controls, onUse, onPicture, children }: Props) {
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
        <button
          type="button"
          className={styles.tool}
          aria-label="Add a picture"
          aria-controls={controls}
          title="Add a picture"
          tabIndex={stop === PICTURE_PLACE ? 0 : -1}
          onFocus={() => setStop(PICTURE_PLACE)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPicture}
        >
          <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v14H4zM4 16.500l4.500-4.500 4 4 3-3 4.500 4.500M15 9h.01" />
          </svg>
        </button>
      </div>
      {children}
    </div>
  )
}
