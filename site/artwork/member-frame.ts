import type { MemberObjectName } from './member-object-names.ts';

/** The size of a team member's drawing. All have one height, so they can stand in one row. */
export function memberFrame(object: MemberObjectName) {
  return { width: widths[object], height: 320 };
}

const widths: Record<MemberObjectName, number> = { report: 480, workload: 384, schedule: 288 };
