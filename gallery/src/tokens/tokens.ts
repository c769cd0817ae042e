/** A custom property of the tokens' layer, found in the page's own styles: no list of names has to be kept. */
export interface Token {
  name: string
  value: string
}

/** All tokens whose name begins so, in the order in which they are written. */
export function tokensNamed(...starts: string[]): Token[] {
  const names = [...new Set(declarations().map(([name]) => name))]
  const style = getComputedStyle(document.documentElement)
  return names
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }))
}

/** What each token is written as, which the browser has not computed. */
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

/** The colour that a token comes to in the page's theme, as the browser writes it. */
export function paintedAs(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Every token that is a colour, whatever its name. */
export const colourTokens = (): Token[] =>
  tokensNamed('--').filter(({ value }) => CSS.supports('color', value))
