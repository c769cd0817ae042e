import { queryOptions, useQuery } from '@nireeka/kit/query'
import { QueryView, Skeleton } from '@nireeka/ui'
import { useCallback, useImperativeHandle, useRef } from 'react'

import type { EditorHandle } from './handle.ts'
import type { TextEditorProps } from './text-editor.tsx'

export type { EditorHandle } from './handle.ts'

/** The editor's code, which only who writes fetches. */
const editorCode = queryOptions({
  queryKey: ['text-editor-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./text-editor.tsx')).TextEditor,
})

type Call = (editor: EditorHandle) => void

/** A TextEditor whose code comes when it is shown; what its handle is asked before that is done then. */
export function LazyTextEditor({ ref, ...props }: TextEditorProps) {
  const code = useQuery(editorCode)
  const editor = useRef<EditorHandle | null>(null)
  const waiting = useRef<Call[]>([])
  const attach = useCallback((handle: EditorHandle | null) => {
    editor.current = handle
    if (handle) for (const call of waiting.current.splice(0)) call(handle)
  }, [])
  useImperativeHandle(ref, () => {
    const ask = (call: Call) => void (editor.current ? call(editor.current) : waiting.current.push(call))
    return {
      focus: () => ask((it) => it.focus()),
      insertQuote: (...quote) => ask((it) => it.insertQuote(...quote)),
      insert: (markdown) => ask((it) => it.insert(markdown)),
    }
  }, [])
  return (
    <QueryView
      query={code}
      skeleton={<Skeleton kind="text" lines={props.rows ?? 10} />}
      failed="The text field can’t be shown right now"
      reason="A part of this page couldn’t be loaded."
    >
      {(TextEditor) => <TextEditor {...props} ref={attach} />}
    </QueryView>
  )
}
