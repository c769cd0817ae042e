import type { Page } from '@playwright/test'

import { expect } from '../testing/site.ts'

/** Controls that a finger can't hit within 44 px: across, or up and down. Links within a sentence may be smaller (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const REACH = 21
    const CONTROLS = 'a, button, select, textarea, summary, input:not([type="hidden"])'
    const found: string[] = []
    for (const control of document.querySelectorAll(CONTROLS)) {
      // Who presses the label around a control presses the control.
      const target = control.closest('label') ?? control
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(target).display === 'inline') continue
      // Out of sight until the keyboard reaches it.
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

/** A finger hits every control of the page, once what follows from a new width has followed: a map sorts its marks anew. */
export const expectTargetsForFingers = (page: Page) => expect.poll(() => smallTargets(page)).toEqual([])
