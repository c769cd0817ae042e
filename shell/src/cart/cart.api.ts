import type { Answer, Http } from '@nireeka/contracts'
import type { CartData } from '@nireeka/contracts/api'

/** As the server tells it: the code that understands it comes beside the answer. */
export const askForCart = (http: Http) => http.get<Answer<CartData>>('/api/cart')
