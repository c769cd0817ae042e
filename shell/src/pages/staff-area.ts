/** The path of the staff area; its pages come from the staff's remote list after the login. */
export const STAFF_AREA = '/backoffice'
