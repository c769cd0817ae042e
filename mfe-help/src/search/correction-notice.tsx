interface Props {
  q: string
  /** What was looked for instead; null when nothing had to be. */
  corrected: string | null
}

/** Tells when the search understood a mistyped word as another one. */
export const CorrectionNotice = ({ q, corrected }: Props) =>
  corrected ? (
    <p>
      We don’t know “{q}”, so here is what we have for <strong>{corrected}</strong>.
    </p>
  ) : null
