import type { ColleagueData, InvitationData, StaffData } from '@nireeka/contracts/api'

/** One of the staff, as the API sends them. */
export const colleague = (change: Partial<ColleagueData> = {}): ColleagueData => ({
  id: 7,
  name: 'Agnes Porter',
  email: 'agnes@example.com',
  role: 'agent',
  areas: ['sales', 'support'],
  is_own: false,
  is_blocked: false,
  has_second_factor: false,
  last_seen_at: '2026-11-01T12:00:00Z',
  session_count: 2,
  ...change,
})

export const invitation = (change: Partial<InvitationData> = {}): InvitationData => ({
  id: 3,
  email: 'nora@example.com',
  role: 'agent',
  areas: ['support'],
  state: 'waiting',
  invited_by: 'ada@example.com',
  invited_at: '2026-11-01T12:00:00Z',
  expires_at: '2026-11-04T12:00:00Z',
  version: 2,
  ...change,
})

export const staffData = (change: Partial<StaffData> = {}): StaffData => ({
  staff: [colleague()],
  invitations: [invitation()],
  settings: { needs_second_factor: false, version: 4 },
  ...change,
})
