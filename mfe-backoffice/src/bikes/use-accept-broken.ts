import { isHttpError } from '@nireeka/contracts'
import { BREAKS_SAMPLES } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'

/** Makes a change; `acceptBroken` tells the server to make it although it breaks sample builds. */
type Change<Result> = (acceptBroken: boolean) => Promise<Result>

/**
 * Returns the function by which changes of the catalogue are made: when one breaks sample builds, it names them and asks
 * whether to save it anyway.
 */
export function useAcceptBroken() {
  const { confirm } = usePlatform()
  return async function change<Result>(make: Change<Result>): Promise<Result> {
    try {
      return await make(false)
    } catch (error) {
      if (!isHttpError(error) || error.code !== BREAKS_SAMPLES || !(await confirm(questionOf(error))))
        throw error
      return make(true)
    }
  }
}

const questionOf = ({ message }: Error) => ({
  kind: 'alert' as const,
  title: 'Sample builds break',
  text: message,
  confirm: 'Save anyway',
  cancel: 'Don’t save',
  isDangerous: true,
})
