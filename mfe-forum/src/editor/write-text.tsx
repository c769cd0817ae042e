import { TextArea } from '@nireeka/ui'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

import { applyEdit, selectedIn } from './apply-edit.ts'
import { continueList } from './continue-list.ts'
import styles from './editor.module.css'
import { MentionList } from './mentions/mention-list.tsx'
import { useMentions } from './mentions/use-mentions.ts'
import { filesOf, hasFiles } from './pictures/files-of.ts'
import { PictureInput } from './pictures/picture-input.tsx'
import { PictureStatus } from './pictures/picture-status.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import type { TextEditorProps } from './text-editor.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Tool, toolOf } from './tools.ts'

interface Props extends Pick<
  TextEditorProps,
  'value' | 'onChange' | 'rows' | 'onSubmit' | 'tools' | 'hasFocusAtFirst' | 'fieldRef'
> {
  area: RefObject<HTMLTextAreaElement | null>
  /** A prefix for the ids of the parts. */
  name: string
}

/** The toolbar and the text, with the keys that change it. */
export function WriteText({ area, name, value, onChange, rows = 10, onSubmit, ...rest }: Props) {
  const { tools, hasFocusAtFirst, fieldRef } = rest
  const mentions = useMentions(area, `${name}-people`)
  const pictures = usePictures(area)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    fieldRef?.(area.current)
    return () => fieldRef?.(null)
  }, [area, fieldRef])
  useEffect(() => {
    if (hasFocusAtFirst) area.current?.focus()
  }, [area, hasFocusAtFirst])

  const use = (tool: Tool) => {
    if (area.current) applyEdit(area.current, tool.edit(selectedIn(area.current)))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Letters that are being composed, such as Japanese ones, aren't the text's yet.
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return
    const change = keyAction(event, { use, onSubmit: pictures.isUploading ? pictures.askToWait : onSubmit })
    if (!change) return
    event.preventDefault()
    change()
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer, isPaste: boolean) => {
    setOver(false)
    const files = filesOf(data, isPaste)
    if (files.length === 0) return
    event.preventDefault()
    void pictures.add(files)
  }
  return (
    <div className={styles.write}>
      <Toolbar controls={`${name}-text`} onUse={use} onPicture={() => input.current?.click()}>
        {tools}
      </Toolbar>
      <PictureInput ref={input} onChoose={(files) => void pictures.add(files)} />
      <div id={`${name}-text`} className={styles.place}>
        <TextArea
          ref={area}
          className={isOver ? `${styles.area} ${styles.over}` : styles.area}
          dir="auto"
          rows={rowsOf(value, rows)}
          value={value}
          {...mentions.ariaProps}
          onChange={(event) => {
            onChange(event.target.value)
            mentions.look()
          }}
          onSelect={mentions.look}
          onBlur={mentions.close}
          onKeyDown={press}
          onPaste={(event) => take(event, event.clipboardData, true)}
          onDragOver={(event) => {
            if (!hasFiles(event.dataTransfer)) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => take(event, event.dataTransfer, false)}
        />
        <MentionList {...mentions.list} />
      </div>
      <PictureStatus
        upload={pictures.upload}
        onRetry={(files) => void pictures.add(files)}
        onDismiss={pictures.dismiss}
      />
    </div>
  )
}

const MOST_ROWS = 24

/** How many rows a text gets in browsers that can't fit a field to its text by style. */
const rowsOf = (text: string, least: number) =>
  Math.max(least, Math.min(text.split('\n').length + 1, MOST_ROWS))

interface Actions {
  use: (tool: Tool) => void
  onSubmit?: () => void
}

/** Returns what a key does besides typing; null when it only types. */
function keyAction(event: KeyboardEvent<HTMLTextAreaElement>, { use, onSubmit }: Actions) {
  if (event.altKey || event.shiftKey) return null
  const isEnter = event.key === 'Enter'
  if (event.ctrlKey || event.metaKey) {
    if (isEnter) return onSubmit ?? null
    const tool = toolOf(event.key)
    return tool ? () => use(tool) : null
  }
  const area = event.currentTarget
  const edit = isEnter ? continueList(selectedIn(area)) : null
  return edit && (() => applyEdit(area, edit))
}
