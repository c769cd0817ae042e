import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { listKey } from '../list/list-query.ts'
import { endPromo, type PromoCode, promoById } from './promo-code.api.ts'

interface Props {
  promo: PromoCode
  /** Called when the code has ended, after which this button is gone. */
  onEnded: () => void
}

/** Ends a code now, after asking. */
export function EndButton({ promo, onEnded }: Props) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const { queryKey } = promoById(http, String(promo.id))
  const ending = useMutation({
    mutationFn: () => withPassword(() => endPromo(http, promo)),
    onSuccess: (ended) => {
      queries.setQueryData(queryKey, ended)
      onEnded()
      notify('success', `${promo.code} has ended.`)
      void queries.invalidateQueries({ queryKey: listKey('promo-codes') })
    },
    onError: (error) => {
      notify('error', messageOf(error, TEXTS.unreachable))
      if (isHttpError(error) && error.status === 409) void queries.invalidateQueries({ queryKey })
    },
  })
  async function ask() {
    const isSure = await confirm({
      kind: 'alert',
      title: `End ${promo.code} now?`,
      text: 'Carts with this code lose the discount at once. Placed orders keep it.',
      confirm: 'End now',
      cancel: 'Cancel',
      isDangerous: true,
    })
    if (isSure) ending.mutate()
  }
  return (
    <Button tone="secondary" isBusy={ending.isPending} onClick={() => void ask()}>
      End now
    </Button>
  )
}
