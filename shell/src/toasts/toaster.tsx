import './toasts.css'

import { TOAST_DRAG_PERCENT, TOAST_MS, type Tone } from '@nireeka/contracts'
import { createRoot } from 'react-dom/client'
// The unstyled entry: the other one writes a <style> element, which our content security policy refuses.
import { toast, ToastContainer } from 'react-toastify/unstyled'

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(
  <ToastContainer
    position="top-right"
    autoClose={TOAST_MS}
    draggable
    draggablePercent={TOAST_DRAG_PERCENT}
    newestOnTop
    limit={4}
    aria-label="Notices"
  />,
)

export const show = (tone: Tone, text: string) => toast[tone](text)
