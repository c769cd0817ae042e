import type { LinkedData } from '@nireeka/contracts'

const TRAIL = /<nav aria-label="Breadcrumb"><ol[^>]*>(.*?)<\/ol><\/nav>/s
const STEP = /<li[^>]*>(.*?)<\/li>/gs
const HREF = /<a [^>]*href="(\/[^"]*)"/
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The page's breadcrumbs as data, read of what a visitor sees: so the two never differ, and no page has to tell twice. */
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

/** As React escapes: once, and these signs only. */
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign]!)
