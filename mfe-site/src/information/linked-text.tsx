import { Fragment } from 'react'

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A plain text whose email addresses can be written to. */
export const LinkedText = ({ text }: { text: string }) =>
  // Splitting by a capturing group puts the emails at odd indexes.
  text.split(ADDRESS).map((part, place) =>
    place % 2 === 1 ? (
      <a key={`${place}-${part}`} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={`${place}-${part}`}>{part}</Fragment>
    ),
  )
