/** What a member of the team can be drawn with. This file imports no components. */
export const memberObjectNames = ['report', 'workload', 'schedule'] as const;

export type MemberObjectName = (typeof memberObjectNames)[number];
