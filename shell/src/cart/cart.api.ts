import type { Answer, Http } from '@nireeka/contracts'
import type { CartData } from '@nireeka/contracts/api'

/** Returns a member's cart as the server sends it. The code that converts it is fetched at the same time. */
export const getCart = (http: Http) => http.get<Answer<CartData>>('/api/cart')
