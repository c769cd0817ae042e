import { fieldsOf, type Wish } from './wish.ts'

interface Props {
  wish: Wish
  except: ReadonlyArray<keyof Wish>
}

/** Without JavaScript a form sends only its own fields: the rest of the address goes along hidden. */
export const KeptFields = ({ wish, except }: Props) =>
  fieldsOf(wish, except).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
