import type { LinkedData } from '@nireeka/contracts'

const TRAIL = /<nav aria-label="Breadcrumb"><ol[^>]*>(.*?)<\/ol><\/nav>/s
const STEP = /<li[^>]*>(.*?)<\/li>/gs
const HREF = /<a [^>]*href="(\/[^"]*)"/
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Returns the breadcrumbs as structured data, read from the rendered HTML so that both always agree. */
export function breadcrumbList(html: string): LinkedData[] {
  const trail = TRAIL.exec(html)?.[1]
  if (!trail) return []
  const steps = [...trail.matchAll(STEP)].map(([, step = ''], index) => {
    const href = HREF.exec(step)?.[1]
    const name = plain(step.replaceAll(/<!--.*?-->|<[^>]*>/gs, ''))
    return {
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: plain(href) } : {}),
    }
  })
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }]
}

/** Decodes the few entities that React's escaping produces. */
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign]!)
