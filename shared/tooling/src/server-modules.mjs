/** What the edge allows every server bundle to require, as the shell does in the browser. Nothing else is there: no file, no network. */
export const SERVER_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'react-router-dom',
  '@tanstack/react-query',
]
