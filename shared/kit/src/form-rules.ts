/** What a form needs only to check its values. */
export { zodResolver } from '@hookform/resolvers/zod'
export { sentenceFor } from '@nireeka/contracts/api'
