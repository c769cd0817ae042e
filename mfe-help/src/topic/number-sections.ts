import { sectionId } from './sections.ts'

interface Tree {
  children: Array<{ type: string; tagName?: string; properties?: Record<string, unknown> }>
}

/** Gives the section headings the ids that the contents list leads to; after the sanitizer, which lets none pass. */
export const numberSections = () => (tree: Tree) => {
  const headings = tree.children.filter(({ tagName }) => tagName === 'h2')
  for (const [index, heading] of headings.entries()) {
    heading.properties = { ...heading.properties, id: sectionId(index) }
  }
}
