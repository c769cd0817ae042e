import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView, Skeleton } from '@nireeka/ui'

import { dress, framedEmail, type FrameTheme } from './framed-email.ts'
import { type EmailText, previewOf } from './newsletter.api.ts'
import styles from './newsletter.module.css'

interface Props {
  email: EmailText
  view: FrameTheme | 'text'
}

/** What is typed as readers get it: in a wide and a narrow window, or as plain text. */
export function EmailPreview({ email, view }: Props) {
  const { http } = usePlatform()
  const query = useQuery(previewOf(http, email))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton kind="text" lines={8} />}
      failed="The preview can’t be shown right now"
    >
      {({ html, text }) =>
        view === 'text' ? <pre className={styles.text}>{text}</pre> : <Frames html={html} theme={view} />
      }
    </QueryView>
  )
}

function Frames({ html, theme }: { html: string; theme: FrameTheme }) {
  const { source, sheet } = framedEmail(html, theme)
  return (
    <div className={styles.frames}>
      {(['Computer', 'Phone'] as const).map((device) => (
        <figure key={device} className={device === 'Phone' ? styles.narrow : styles.wide}>
          <figcaption className={styles.quiet}>{device}</figcaption>
          {/* No scripts run in it; the same origin lets the page set its styles. */}
          <iframe
            key={theme}
            className={styles.email}
            title={`The email on a ${device.toLowerCase()}, ${theme}`}
            sandbox="allow-same-origin"
            srcDoc={source}
            onLoad={({ currentTarget }) => dress(currentTarget, sheet)}
          />
        </figure>
      ))}
    </div>
  )
}
