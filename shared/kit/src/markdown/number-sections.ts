interface Tree {
  children: Array<{ type: string; tagName?: string; properties?: Record<string, unknown> }>
}

export type SectionId = (index: number) => string

/** Gives the second-level headings ids by their place; after the sanitizer, which lets none of the text's own pass. */
export const numberSections = (sectionId: SectionId) => (tree: Tree) => {
  const headings = tree.children.filter(({ tagName }) => tagName === 'h2')
  for (const [index, heading] of headings.entries()) {
    heading.properties = { ...heading.properties, id: sectionId(index) }
  }
}
