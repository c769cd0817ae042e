import { Icon } from '../icon/icon.tsx'
import styles from './file-drop.module.css'
import { formatBytes } from './file-limits.ts'

interface Props {
  files: readonly File[]
  /** Removes a file; missing where the list can't be changed. */
  onRemove?: (file: File) => void
}

/** The chosen files with their sizes, each with a button that removes it. */
export const FileList = ({ files, onRemove }: Props) => (
  <>
    <output className="visually-hidden">{count(files.length)}</output>
    {files.length === 0 ? null : (
      <ul className={styles.files} aria-label="Chosen files">
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{formatBytes(file.size)}</span>
            {onRemove ? (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(file)}
              >
                <Icon name="close" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    )}
  </>
)

function count(files: number) {
  if (files === 0) return ''
  return files === 1 ? '1 file chosen.' : `${files} files chosen.`
}
