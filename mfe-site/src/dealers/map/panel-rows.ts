import type { DealerGroup } from '../arrange.ts'

export const isSingle = ({ dealers }: DealerGroup) => dealers.length === 1

/** Returns the regions in rows of maps: each by itself, but two that follow each other with one dealer each share a row. */
export function panelRows(groups: readonly DealerGroup[]): DealerGroup[][] {
  const rows: DealerGroup[][] = []
  for (const group of groups) {
    const row = rows.at(-1)
    if (row?.length === 1 && isSingle(row[0]!) && isSingle(group)) row.push(group)
    else rows.push([group])
  }
  return rows
}
