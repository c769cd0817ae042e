import type { Http, RegisteredRemote } from '@nireeka/contracts'

/** Returns a remote as it is live now, so that a rollback heals open pages; as it was if it is live no more. */
export async function readLiveVersion(known: RegisteredRemote, http: Http): Promise<RegisteredRemote> {
  const isForStaff = known.routes.every(({ access }) => access === 'staff' || access === 'admin')
  const { data } = await http.get(isForStaff ? '/api/remotes/staff' : '/api/remotes')
  return data.remotes.find(({ name }) => name === known.name) ?? known
}
