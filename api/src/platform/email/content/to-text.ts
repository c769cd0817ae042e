import type { Block, Content } from './content.ts'
import { itemsText } from './items.ts'
import { listText, spansText } from './spans.ts'

/** Returns an email as plain text, for readers without HTML. */
export function toText({ heading, blocks, reason, unsubscribe }: Content): string {
  const leave = unsubscribe ? [`Unsubscribe: ${unsubscribe}`] : []
  const parts = [
    heading.toUpperCase(),
    ...blocks.map(blockText),
    ['-- ', 'Nireeka', reason, ...leave].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ')
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'heading':
      return block.text.toUpperCase()
    case 'rich':
      return spansText(block.spans)
    case 'list':
      return listText(block)
    case 'items':
      return itemsText(block.items)
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}
