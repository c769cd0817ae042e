import type { Page } from '@playwright/test'

import { expect } from '../testing/site.ts'

/**
 * Returns the controls whose touch target is smaller than 44 px in either direction. Links within a sentence are
 * exempt (WCAG 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const REACH = 21
    const CONTROLS = 'a, button, select, textarea, summary, input:not([type="hidden"])'
    const found: string[] = []
    for (const control of document.querySelectorAll(CONTROLS)) {
      // A label around a control is part of its touch target.
      const target = control.closest('label') ?? control
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(target).display === 'inline') continue
      // Skips controls that are visible only when focused.
      if (target.clientWidth <= 1) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(middle.x + dx, middle.y + dy)
        return target.contains(hit)
      }
      const sides = [
        [0, -REACH],
        [0, REACH],
        [-REACH, 0],
        [REACH, 0],
      ] as const
      if (!sides.every(([dx, dy]) => isHit(dx, dy))) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
        found.push(`${control.tagName} ${name.slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`)
      }
    }
    return found
  })

/**
 * Expects every control on the page to have a large enough touch target. It polls, because a resize may cause further
 * changes, such as a map that regroups its markers.
 */
export const expectTargetsForFingers = (page: Page) => expect.poll(() => smallTargets(page)).toEqual([])
