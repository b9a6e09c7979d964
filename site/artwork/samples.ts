import type { ComponentType } from 'react';
import type { SampleName } from './sample-names.ts';
import { AuditExtract } from './samples/AuditExtract.tsx';
import { ChangeList } from './samples/ChangeList.tsx';
import { Handover } from './samples/Handover.tsx';
import { InspectionReport } from './samples/InspectionReport.tsx';
import { MarkedDraft } from './samples/MarkedDraft.tsx';
import { NegativeList } from './samples/NegativeList.tsx';
import { ReportSpread } from './samples/ReportSpread.tsx';

type Sample = { Drawing: ComponentType; size: readonly [width: number, height: number] };

/** Each sample's drawing and its natural size in CSS pixels. */
export const samples: Record<SampleName, Sample> = {
  'audit-extract': { Drawing: AuditExtract, size: [480, 660] },
  'change-list': { Drawing: ChangeList, size: [480, 660] },
  'report-spread': { Drawing: ReportSpread, size: [800, 520] },
  'inspection-report': { Drawing: InspectionReport, size: [480, 660] },
  'marked-draft': { Drawing: MarkedDraft, size: [480, 660] },
  'negative-list': { Drawing: NegativeList, size: [800, 520] },
  handover: { Drawing: Handover, size: [800, 520] },
};
