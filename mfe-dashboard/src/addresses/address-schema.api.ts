import { addressFormat, checkAddress } from '@nireeka/contracts'
import * as z from '@nireeka/contracts/zod'
import { toOurName } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'

const Body = z
  .strictObject({
    country_id: z.int().min(1),
    address: z.strictObject({
      name: z.string(),
      last_name: z.string(),
      street: z.string(),
      street_2: z.string(),
      city: z.string(),
      region: z.string(),
      postcode: z.string(),
      phone: z.string(),
    }),
  })
  .superRefine(({ address, country_id }, context) => {
    for (const [field, message] of Object.entries(checkAddress(address, country_id))) {
      context.addIssue({ code: 'custom', path: ['address', field], message })
    }
  })

/** The address form's schema. It applies the country's rules, as the server does. */
export const AddressSchema = formSchema(Body)
export type AddressInput = z.output<typeof Body>

/** Returns the fields of an address in a country, in order, by their names in the form. */
export const addressFields = (countryId: number) =>
  addressFormat(countryId).fields.map((field) => ({ ...field, name: toOurName(field.name) }))

export type AddressField = ReturnType<typeof addressFields>[number]
