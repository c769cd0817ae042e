import { Link } from '@nireeka/kit/router'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  page: '/login' | '/register'
  /** The path to go to after the login. */
  target: string
  email: string
  /** Shows the other form in this one's place; without it the link leads to the other page. */
  onTake: ((email: string) => void) | undefined
  children: ReactNode
}

/** The link from logging in to registering, or the other way round. It takes the typed email along. */
export function OtherWay({ page, target, email, onTake, children }: Props) {
  const take = (event: MouseEvent) => {
    if (!onTake || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onTake(email)
  }
  return (
    <Link to={`${page}${continueQuery(target)}`} state={{ email }} onClick={take}>
      {children}
    </Link>
  )
}

/** Returns the query that leads a page of an account on to `target`; none for the home page. */
export const continueQuery = (target: string) =>
  target === '/' ? '' : `?continue=${encodeURIComponent(target)}`
