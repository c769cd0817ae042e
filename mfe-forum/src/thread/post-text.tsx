import { Prose } from '@nireeka/ui'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

import { ALLOWED_HTML } from './allowed-html.ts'
import { keepHtmlAsText } from './keep-html-as-text.ts'
import { PostLink, PostPicture, PostTask } from './post-parts.tsx'
import styles from './post-text.module.css'

/** Below the post's own heading, however big the rider wrote. */
const High: Components['h3'] = ({ children }) => <h3>{children}</h3>
const Low: Components['h4'] = ({ children }) => <h4>{children}</h4>

const components: Components = {
  h1: High,
  h2: High,
  h3: Low,
  h5: Low,
  h6: Low,
  a: PostLink,
  img: PostPicture,
  input: PostTask,
}

/** What a rider wrote, as elements of React and never as a string of HTML, in the direction it is written in. */
export const PostText = ({ markdown }: { markdown: string }) => (
  <div className={styles.text} dir="auto">
    <Prose>
      <Markdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={keepHtmlAsText}
        rehypePlugins={[[rehypeSanitize, ALLOWED_HTML]]}
        components={components}
      >
        {markdown}
      </Markdown>
    </Prose>
  </div>
)
