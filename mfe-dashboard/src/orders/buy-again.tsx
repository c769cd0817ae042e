import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, type ButtonTone } from '@nireeka/ui'
import type { ReactNode } from 'react'

import type { OrderLine } from './order.ts'

interface Props {
  readLines: () => Promise<readonly OrderLine[]>
  /** A small button, for the row of a list. */
  isSmall?: boolean
  tone?: ButtonTone
  children: ReactNode
}

/**
 * A button that puts an order's items back into the cart in the same quantities, if still sold; the cart shows the
 * toasts.
 */
export function BuyAgain({ readLines, isSmall = false, tone = 'secondary', children }: Props) {
  const { cart, notify } = usePlatform()
  const buying = useMutation({
    mutationFn: async () => {
      const sold = (await readLines()).filter(({ isSold }) => isSold)
      for (const { productId, title, image, price, count } of sold) {
        const line = { id: productId, productId, title, description: '', image, price, count }
        await cart.restore({ ...line, bikeSlug: null, orderBikeId: null })
      }
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button
      tone={tone}
      size={isSmall ? 'small' : 'medium'}
      isBusy={buying.isPending}
      onClick={() => buying.mutate()}
    >
      {children}
    </Button>
  )
}
