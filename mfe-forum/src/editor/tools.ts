import { code, type Edit, lines, link, type Selected, wrap } from './markdown-edits.ts'

/** A button of the toolbar: its shortcut with Ctrl, or Command on a Mac, its icon on a 24 by 24 grid, and what it does. */
export interface Tool {
  name: string
  key?: string
  path: string
  edit: (selected: Selected) => Edit
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'Bold',
    key: 'b',
    path: 'M7.500 5h5.500a3.500 3.500 0 0 1 0 7H7.500zM7.500 12h6.500a3.500 3.500 0 0 1 0 7H7.500z',
    edit: (selected) => wrap(selected, '**', 'bold text'),
  },
  {
    name: 'Italic',
    key: 'i',
    path: 'M10 5h8M6 19h8M14.500 5l-5 14',
    edit: (selected) => wrap(selected, '_', 'italic text'),
  },
  {
    name: 'Link',
    key: 'k',
    path: 'M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700L12 17.700',
    edit: link,
  },
  { name: 'Quote', path: 'M5 5v14M10 8h10M10 12h10M10 16h6', edit: (selected) => lines(selected, 'quote') },
  {
    name: 'List',
    path: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    edit: (it) => lines(it, 'list'),
  },
  {
    name: 'Numbered list',
    path: 'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15.500c.500-1 2.500-.800 2.500.600 0 1-2.500 2-2.500 3.400h2.600',
    edit: (selected) => lines(selected, 'numbers'),
  },
  { name: 'Code', path: 'm8.500 7-5 5 5 5M15.500 7l5 5-5 5', edit: code },
]

/** Returns the tool of a shortcut. */
export const toolOf = (key: string) => TOOLS.find((tool) => tool.key === key.toLowerCase())
