import { useState } from 'react'

import type { Stories } from '../story.ts'
import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import type { FileLimits } from './file-limits.ts'

const LIMITS: FileLimits = {
  kinds: ['image/*', '.pdf'],
  kindsLabel: 'a picture or a PDF',
  maxBytes: 5_000_000,
  maxFiles: 4,
}

/** Returns a file that has only a name and a size. */
const sample = (name: string, bytes: number) =>
  Object.defineProperty(new File([], name, { lastModified: 1 }), 'size', { value: bytes })

const CHOSEN = [
  sample('fork-left.jpg', 1_240_000),
  sample('a-very-long-name-of-a-picture-that-a-phone-has-given-2021-03-04-at-18-22-07.jpg', 3_910_000),
  sample('receipt.pdf', 84_000),
]

interface Given {
  first?: File[]
  error?: string
  isDisabled?: boolean
}

function Sample({ first = [], error, isDisabled }: Given) {
  const [files, setFiles] = useState(first)
  return (
    <Field label="Pictures of the damage" hint="Up to 4 files of 5 MB." errors={[error]}>
      <FileDrop files={files} onFilesChange={setFiles} limits={LIMITS} disabled={isDisabled} />
    </Field>
  )
}

export const stories: Stories = {
  'Nothing chosen': () => <Sample />,
  'Some files, one with a long name': () => <Sample first={CHOSEN} />,
  'With an error': () => <Sample error="Add at least one picture." />,
  'While they are sent': () => <Sample first={CHOSEN.slice(0, 1)} isDisabled />,
}
