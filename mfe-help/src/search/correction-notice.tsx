interface Props {
  q: string
  /** What was searched for instead; null if nothing was corrected. */
  corrected: string | null
}

/** Says what the search corrected a mistyped word to. */
export const CorrectionNotice = ({ q, corrected }: Props) =>
  corrected ? (
    <p>
      We don’t know “{q}”, so here is what we have for <strong>{corrected}</strong>.
    </p>
  ) : null
