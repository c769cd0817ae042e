// Apart from the schemas, so that a page that lists jobs doesn't load them.

/** `late`: hasn't run when it was due, whatever became of the last run. `failed`: the last run failed. */
export const JOB_STATES = ['failed', 'late', 'fine'] as const
export type JobState = (typeof JOB_STATES)[number]
