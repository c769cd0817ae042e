const WITH_ARTICLE = /^(United|Netherlands)/

/** Returns a country's name as it stands after "to" or "in": "the United States". */
export const inCountry = (name: string) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)
