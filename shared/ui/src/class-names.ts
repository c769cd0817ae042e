/** Joins class names, ignoring null, undefined and false. */
export const classNames = (...names: Array<string | false | null | undefined>) =>
  names.filter(Boolean).join(' ')
