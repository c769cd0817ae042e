interface Html {
  value: string
}

const BLOCKS = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

const toText = ({ value }: Html) => ({ type: 'text' as const, value })

const toParagraph = (node: Html) => ({
  type: 'element' as const,
  tagName: 'p',
  properties: {},
  children: [toText(node)],
})

/** Shows HTML that an author typed as text: it is neither executed nor dropped. */
export const keepHtmlAsText = {
  handlers: {
    html: (_state: unknown, node: Html, parent: { type: string } | undefined) =>
      parent && BLOCKS.includes(parent.type) ? toParagraph(node) : toText(node),
  },
}
