import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A language school's old and new URLs, a change being approved and the domain switched over. */
export function NextSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Page x={-104} y={-24} isOld />
        <Page x={-116} y={28} isOld />
        <Panel x={8} y={-42} width={84} height={38} radius={8} fill="paper2" />
        <Shape d="M20-16h60" line="rule" width={6} />
        <Page x={124} y={-24} />
        <Page x={140} y={28} />
        <Panel x={8} y={8} width={84} height={38} radius={8} fill="paper2" />
        <SceneText x={16} y={24} size={11} family="bold">
          48 old URLs
        </SceneText>
        <SceneText x={16} y={39} size={11} family="mono" tone="soft">
          /p.php?id=7
        </SceneText>
        <Panel x={8} y={54} width={84} height={60} radius={8} />
        <SceneText x={16} y={71} size={11} family="bold">
          40 new URLs
        </SceneText>
        <SceneText x={16} y={87} size={11} family="mono" tone="web">
          /italian
        </SceneText>
        <Shape d="M92 36h4a8 8 0 0 1 8 8v31a8 8 0 0 1-8 8h-3" line="accent" width={4} />
        <Disc x={92} y={83} radius={5} fill="accent" />
      </StepField>
      <StepField column={1} fill="webField">
        <Page x={-104} y={-8} />
        {[-18, 26, 70].map((y) => (
          <g key={y} transform={`translate(138 ${y})`}>
            <Panel x={0} y={0} width={84} height={38} radius={8} />
            <Head x={16} y={19} hair={y === 26 ? 'accent' : 'ink'} />
            <Shape d="M34 12h60M34 26h40" line="rule" width={6} />
          </g>
        ))}
        <Panel x={8} y={-28} width={118} height={24} radius={10} />
        <Shape d={link} transform="translate(-72-38)" />
        <Shape d="M46-16h60" line="rule" width={6} />
        <Panel x={10} y={10} width={116} height={100} radius={10} />
        <Shape d="M10 34V20q0-10 10-10h96q10 0 10 10v14z" fill="web" />
        <SceneText x={20} y={26} size={11} family="bold" tone="white">
          Change 12
        </SceneText>
        <Shape d={link} line="white" />
        <SceneText x={20} y={60} size={18} family="display">
          Ciao!
        </SceneText>
        <Gelato />
        <Bar x={16} y={71} width={92} height={20} fill="sourcingField" />
        <Head x={26} y={81} hair="ink" />
        <Head x={37} y={81} hair="accent" />
        <SceneText x={49} y={85} size={11} family="bold">
          Approved
        </SceneText>
      </StepField>
      <StepField column={2} fill="webField">
        <Page x={-104} y={-8} isOld />
        <Shape d="M0-16h104l-8-8m8 8l-8 8" line="accent" width={4} />
        <Page x={124} y={-24} />
        <g transform="translate(84-8)">
          <Gelato />
        </g>
        <Panel x={8} y={10} width={96} height={50} radius={10} fill="ink" />
        <SceneText x={56} y={27} size={11} family="bold" tone="white" anchor="middle">
          ciao.example
        </SceneText>
        <Panel x={14} y={34} width={84} height={20} radius={10} />
        <SceneText x={35} y={48} size={11} anchor="middle">
          Old
        </SceneText>
        <Pill x={56} y={34} width={42} height={20} label="New" size={11} fill="accent" isOutlined />
        {['48 redirects', '40 in sitemap'].map((check, index) => (
          <g key={check} transform={`translate(12 ${75 + index * 15})`}>
            <Tick x={0} y={0} tone="ink" />
            <SceneText x={17} y={0} size={11}>
              {check}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

const link = 'M93 17h-2a5 5 0 0 0 0 10h2M98 17h2a5 5 0 0 1 0 10h-2M92 22h7';

type PageProps = { x: number; y: number; isOld?: boolean };

/** A page of the old or the new site, without a bottom edge. */
function Page({ x, y, isOld = false }: PageProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0 0h96v124h-96z" fill={isOld ? 'paper2' : 'white'} />
      <Shape d="M0 0h96v16h-96z" fill={isOld ? 'soft' : 'web'} />
      <Shape d="M20 60h60v24h-60z" fill="seoField" />
      <Shape d="M20 32h60M20 46h40" line="rule" width={6} />
    </g>
  );
}

/** An ice cream. */
function Gelato() {
  return (
    <>
      <Shape d="M82 50l8 16 8-16z" fill="accentLight" />
      <Shape d="M80 51a10 10 0 1 1 20 0q-3 3-5 0q-3 4-6 0q-3 3-9 0z" fill="sourcingField" />
    </>
  );
}
