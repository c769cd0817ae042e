import { Alert, Button } from '@nireeka/ui'

import styles from './edit.module.css'

interface Props {
  text: string
  onTake: () => void
}

/** The text that somebody else has saved meanwhile, above the writer's own. */
export const OtherText = ({ text, onTake }: Props) => (
  <Alert tone="danger" title="This post was changed in the meantime">
    <p>Compare both texts, then save again. This is the current text:</p>
    <pre className={styles.other} dir="auto">
      {text}
    </pre>
    <Button size="small" tone="secondary" onClick={onTake}>
      Use this text instead of mine
    </Button>
  </Alert>
)
