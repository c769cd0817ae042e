/** Returns the page numbers to show: first, last, current and its neighbours; 'gap' where some are left out. */
export function pageWindow(page: number, pages: number): Array<number | 'gap'> {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return wanted.toSorted((a, b) => a - b).flatMap((n, index, all) => [...between(all[index - 1] ?? n, n), n])
}

/** Returns 'gap' for several pages left out, or the page itself for a single one, which takes the same space. */
function between(before: number, after: number): Array<number | 'gap'> {
  if (after - before <= 1) return []
  return after - before === 2 ? [before + 1] : ['gap']
}
