interface Props {
  q: string
  /** The corrected search text; null if nothing was corrected. */
  corrected: string | null
}

/** Says that a mistyped search was corrected. */
export const CorrectionNotice = ({ q, corrected }: Props) =>
  corrected ? (
    <p>
      No results for “{q}”, so here are results for <strong>{corrected}</strong>.
    </p>
  ) : null
