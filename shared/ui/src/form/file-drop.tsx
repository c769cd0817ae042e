import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useField } from './field.tsx'
import styles from './file-drop.module.css'
import { type FileLimits, siftFiles } from './file-limits.ts'
import { FileList } from './file-list.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'accept' | 'multiple'> {
  files: readonly File[]
  onFilesChange: (files: File[]) => void
  limits?: FileLimits
}

/**
 * An input for files that can be chosen, dropped or pasted; it takes its id from the Field around it. The native input
 * covers the whole area, so that choosing and dropping work without JavaScript.
 */
export function FileDrop({ files, onFilesChange, limits = {}, disabled, ...rest }: Props) {
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string[]>([])
  const [isOver, setOver] = useState(false)

  const add = (chosen: File[]) => {
    const sifted = siftFiles(files, chosen, limits)
    setRefused(sifted.refused)
    if (sifted.files.length > files.length) onFilesChange(sifted.files)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setOver(false)
    add([...(event.target.files ?? [])])
    // Resets the input, so that a removed file can be chosen again.
    event.target.value = ''
  }
  const paste = (event: ClipboardEvent) => {
    if (disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  }
  const remove = (file: File) => {
    setRefused([])
    onFilesChange(files.filter((kept) => kept !== file))
    // Moves the focus to the input, because the button that had it is removed.
    input.current?.focus()
  }
  return (
    <div className={styles.drop} onPaste={paste}>
      <div className={classNames(styles.zone, isOver && styles.over)}>
        <Icon name="upload" />
        <p>
          <span className={styles.choose}>Choose {limits.maxFiles === 1 ? 'a file' : 'files'}</span> or drop{' '}
          {limits.maxFiles === 1 ? 'it' : 'them'} here
        </p>
        <input
          {...field}
          {...rest}
          ref={input}
          type="file"
          className={styles.input}
          disabled={disabled}
          multiple={limits.maxFiles !== 1}
          accept={limits.kinds?.join(',')}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {refused.length > 0 ? (
        <ul className={styles.refused} role="alert">
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      <FileList files={files} onRemove={disabled ? undefined : remove} />
    </div>
  )
}
