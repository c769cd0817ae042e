import { fieldsOf, type ListParams } from './list-params.ts'

interface Props {
  params: ListParams
  except: ReadonlyArray<keyof ListParams>
}

/** Hidden inputs with the rest of the query, because a form without JavaScript submits only its own fields. */
export const HiddenFields = ({ params, except }: Props) =>
  fieldsOf(params, except).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
