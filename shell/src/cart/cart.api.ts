import type { Http } from '@nireeka/contracts'

/** Returns a member's cart as the server sends it. The code that converts it is fetched at the same time. */
export const getCart = (http: Http) => http.get('/api/cart')
