import { HOME_PICTURES } from '@nireeka/contracts/api'
import { Field, Picture, Select } from '@nireeka/ui'

import styles from './home-section.module.css'

interface Props {
  value: string
  error: string | undefined
  onChange: (path: string) => void
}

/** Returns a picture's name: "nyx graphite side" for /pictures/bikes/nyx-graphite-side.webp. */
const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace('.webp', '').replaceAll('-', ' ')

/** One of our pictures, chosen by its name and shown. */
export const PictureField = ({ value, error, onChange }: Props) => (
  <>
    <Field label="Picture" errors={[error]}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {HOME_PICTURES.includes(value) ? null : <option value={value}>Choose a picture</option>}
        {HOME_PICTURES.map((path) => (
          <option key={path} value={path}>
            {nameOf(path)}
          </option>
        ))}
      </Select>
    </Field>
    {value ? (
      <div className={styles.picture}>
        <Picture src={value} alt="" sizes="20rem" ratio="4:3" />
      </div>
    ) : null}
  </>
)
