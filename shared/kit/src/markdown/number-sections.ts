interface Tree {
  children: Array<{ type: string; tagName?: string; properties?: Record<string, unknown> }>
}

export type SectionId = (index: number) => string

/** Gives second-level headings ids by their position. Runs after the sanitizer, which removes any ids from the text. */
export const numberSections = (sectionId: SectionId) => (tree: Tree) => {
  const headings = tree.children.filter(({ tagName }) => tagName === 'h2')
  for (const [index, heading] of headings.entries()) {
    heading.properties = { ...heading.properties, id: sectionId(index) }
  }
}
