import { fieldsOf, type ListParams } from './list-params.ts'

interface Props {
  params: ListParams
  except: ReadonlyArray<keyof ListParams>
}

/** Without JavaScript a form sends only its own fields: the rest of the address goes along hidden. */
export const HiddenFields = ({ params, except }: Props) =>
  fieldsOf(params, except).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
