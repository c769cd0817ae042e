import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Button } from '../button/button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const show = () =>
  render(
    <TooltipProvider>
      <Tooltip text="Delete comment">
        <Button tone="quiet" aria-label="Delete">
          ×
        </Button>
      </Tooltip>
    </TooltipProvider>,
  )

test('the keyboard’s focus shows the tooltip at once, Escape hides it, and the button keeps its name', async () => {
  const user = userEvent.setup()
  show()
  expect(screen.queryByText('Delete comment')).toBeNull()
  await user.tab()
  await screen.findByText('Delete comment')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Delete comment')).toBeNull())
})

test('a pointer that rests on it shows it after a short while', async () => {
  show()
  await userEvent.hover(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Delete comment')).toBeNull()
  await screen.findByText('Delete comment')
})
