/** A custom property of the tokens layer, read from the page's styles, so that no list of names is needed. */
export interface Token {
  name: string
  value: string
}

/** Returns all tokens whose names begin with one of these texts, in the order of the stylesheet. */
export function tokensNamed(...starts: string[]): Token[] {
  const names = [...new Set(declarations().map(([name]) => name))]
  const style = getComputedStyle(document.documentElement)
  return names
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }))
}

/** Returns a token's value as written in the stylesheet, before it is computed. */
export const writtenAs = (name: string) => declarations().find(([found]) => found === name)?.[1] ?? ''

function declarations(): Array<[name: string, value: string]> {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(declarationsOf))
}

function declarationsOf(rule: CSSRule): Array<[string, string]> {
  if (rule instanceof CSSLayerBlockRule && rule.name === 'tokens')
    return [...rule.cssRules].flatMap(declarationsOf)
  if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') return []
  return [...rule.style]
    .filter((name) => name.startsWith('--'))
    .map((name) => [name, rule.style.getPropertyValue(name).trim()])
}

/** Returns a token's computed colour in the current theme. */
export function paintedAs(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Returns every token whose value is a colour. */
export const colourTokens = (): Token[] =>
  tokensNamed('--').filter(({ value }) => CSS.supports('color', value))
