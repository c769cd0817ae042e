import { Link } from '@nireeka/kit/router'

/** The words and the path of a link to a page of this site: `[words](/path)`. */
const LINK = /\[([^\][]+)\]\((\/(?!\/)[\w./#?=&-]*)\)/

/** A text of the site in which `[words](/path)` leads to one of its pages. */
export const LinkedWords = ({ text }: { text: string }) => {
  // Splitting by a pattern with two groups gives text, words, path, text and so on.
  const pieces = text.split(LINK)
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece
    const path = pieces[place + 1]
    return place % 3 === 1 && path ? (
      <Link key={path} to={path}>
        {piece}
      </Link>
    ) : null
  })
}
