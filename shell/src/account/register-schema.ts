import { RegistrationForm } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'

export const schema = formSchema(RegistrationForm)
