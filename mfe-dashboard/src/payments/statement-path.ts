/** Returns the path of a year's statement. */
export const statementPath = (year: number) => `/dashboard/payments?statement=${year}`
