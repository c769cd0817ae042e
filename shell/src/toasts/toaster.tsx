import { createRoot } from 'react-dom/client'

import { Toasts } from './toasts.tsx'

export { showToast } from './show-toast.tsx'

createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />)
