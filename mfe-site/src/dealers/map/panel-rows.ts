import type { DealerGroup } from '../arrange.ts'

const isSingle = ({ dealers }: DealerGroup) => dealers.length === 1

/** The height of a group's heading, and of the space between two groups, in the rows of the list. */
const [HEADING, SPACE] = [0.6, 0.5]

/** Returns how high a row of maps is, in the rows of the list: as its groups are there, so that both stand beside each other. */
export const rowHeight = (row: readonly DealerGroup[]) =>
  row.reduce((sum, { dealers }) => sum + dealers.length + HEADING, SPACE * (row.length - 1))

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
