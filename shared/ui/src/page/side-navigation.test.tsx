import { render, screen } from '@testing-library/react'
import { cloneElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { storyLink } from '../story-row.tsx'
import { SideNavigation } from './side-navigation.tsx'

test('a strip of links that scrolls begins where the page is', () => {
  const rectangles = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(this.textContent === 'Credits' ? 400 : 10, 0, 50, 20)
  })
  onTestFinished(() => rectangles.mockRestore())
  render(
    <SideNavigation
      label="Your account"
      links={[
        { label: 'Orders', link: storyLink('#orders') },
        { label: 'Credits', link: cloneElement(storyLink('#credits'), { 'aria-current': 'page' }) },
      ]}
    />,
  )
  expect(screen.getByRole('list').scrollLeft).toBe(390)
})
