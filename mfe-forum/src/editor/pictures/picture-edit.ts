import { type ForumPicture, FORUM_PICTURES_PATH, forumPictureAddress } from '@nireeka/contracts'

import { type Edit, paragraph, type Selected } from '../markdown-edits.ts'

/** The words that stand for a picture until its author writes better ones. */
export const DESCRIBE = 'Describe the picture'

const PICTURE = /!\[[^\]\n]*\]\([^)\n]*\)/g

/** Puts pictures behind the caret, each in a paragraph of its own; the first one's words are selected to type over. */
export function pictureEdit(selected: Selected, pictures: readonly ForumPicture[]): Edit {
  const end = behindPicture(selected.text, selected.end)
  const markdown = pictures.map((picture) => `![${DESCRIBE}](${forumPictureAddress(picture)})`).join('\n\n')
  const edit = paragraph({ ...selected, start: end, end }, markdown)
  const at = edit.from + edit.insert.indexOf(DESCRIBE)
  return { ...edit, select: [at, at + DESCRIBE.length] }
}

/** Returns the end of the picture around an offset, so that no picture goes into another one's words. */
function behindPicture(text: string, offset: number): number {
  for (const { index, 0: found } of text.matchAll(PICTURE))
    if (index < offset && offset < index + found.length) return index + found.length
  return offset
}

/** Returns how many pictures of the forum a text shows. */
export const countPictures = (text: string) => text.split(`](${FORUM_PICTURES_PATH}`).length - 1
