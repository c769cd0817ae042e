import { type Ref, type RefObject, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'

import { applyEdit, selectedIn } from './apply-edit.ts'
import { paragraph } from './markdown-edits.ts'
import { quoteOf } from './quote.ts'

/** What the page around an editor can do with its text. */
export interface EditorHandle {
  focus: () => void
  /** Adds a text of another post as a quote; with the post's id, its author is told. */
  insertQuote: (author: string, text: string, postId?: number) => void
  /** Adds a paragraph at the caret. */
  insert: (markdown: string) => void
}

/** Gives the page the editor's handle; `onUse` shows the text before it is changed. */
export function useHandle(
  ref: Ref<EditorHandle> | undefined,
  area: RefObject<HTMLTextAreaElement | null>,
  onUse: () => void,
) {
  useImperativeHandle(ref, () => {
    const shown = () => {
      // A text that isn't shown can't get the focus.
      flushSync(onUse)
      return area.current
    }
    const insert = (markdown: string) => {
      const text = shown()
      if (text) applyEdit(text, paragraph(selectedIn(text), markdown))
    }
    return {
      focus: () => shown()?.focus(),
      insert,
      insertQuote: (author, text, postId) => insert(quoteOf(author, text, postId)),
    }
  })
}
