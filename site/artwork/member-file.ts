import { type ComponentType, createElement } from 'react';
import { memberFrame } from './member-frame.ts';
import type { MemberObjectName } from './member-object-names.ts';
import { ReportReader } from './members/ReportReader.tsx';
import { SchedulePlanner } from './members/SchedulePlanner.tsx';
import { WorkloadKeeper } from './members/WorkloadKeeper.tsx';
import type { PortraitName } from './portrait-names.ts';
import { type PortraitLook, portraits } from './portraits.ts';
import { svgFile } from './svg-file.ts';

/** Draws a member of the team at work as a standalone SVG file. */
export function memberFile(portrait: PortraitName, object: MemberObjectName): Promise<string> {
  const { width, height } = memberFrame;
  const frame = { viewBox: `0 0 ${width} ${height}`, ...memberFrame };
  return svgFile(createElement(drawings[object], { look: portraits[portrait] }), frame);
}

const drawings: Record<MemberObjectName, ComponentType<{ look: PortraitLook }>> = {
  report: ReportReader,
  workload: WorkloadKeeper,
  schedule: SchedulePlanner,
};
