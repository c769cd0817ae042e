interface Html {
  value: string
}

/** HTML that a rider typed is shown as it was typed: it is neither run nor swallowed. */
export const keepHtmlAsText = {
  handlers: {
    html: (_state: unknown, { value }: Html) => ({ type: 'text' as const, value }),
  },
}
