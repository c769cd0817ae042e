import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Fragment } from 'react'

import { PAGE_LINK } from './plain-text.ts'

/** An email address, or a link to one of our pages. */
const LINK = new RegExp(String.raw`(${PAGE_LINK}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`)
const LABEL_AND_PATH = /^\[(.+)\]\((.+)\)$/

/** A plain text whose email addresses can be written to, and whose `[words](/path)` lead to pages of this site. */
export const LinkedText = ({ text }: { text: string }) =>
  // Splitting by a capturing group puts the links at odd indexes.
  keepUnits(text)
    .split(LINK)
    .map((part, place) =>
      place % 2 === 1 ? (
        <OneLink key={`${place}-${part}`} text={part} />
      ) : (
        <Fragment key={`${place}-${part}`}>{part}</Fragment>
      ),
    )

function OneLink({ text }: { text: string }) {
  const [, label, path] = LABEL_AND_PATH.exec(text) ?? []
  return path ? <Link to={path}>{label}</Link> : <a href={`mailto:${text}`}>{text}</a>
}
