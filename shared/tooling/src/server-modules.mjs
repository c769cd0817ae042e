/**
 * The allowed requires: modules that the edge provides to every server bundle, as the shell does in the browser.
 * Nothing else can be required, such as file system or network.
 */
export const SERVER_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'react-router-dom',
  '@tanstack/react-query',
]
