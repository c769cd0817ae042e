/** Known by its path alone; what is in it comes from the staff's list after login. */
export const STAFF_AREA = '/backoffice'
