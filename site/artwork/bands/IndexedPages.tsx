import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Two crawls of one site: pages that were blocked before the work are indexed after it. */
export function IndexedPages() {
  return (
    <>
      {crawls.map(({ x, when, indexed, isFixed }) => (
        <g key={when} transform={`translate(${x} 0)`}>
          <Panel x={1} y={28} width={198} height={300} />
          <SceneText x={16} y={49} size={13} family="bold">
            {when}
          </SceneText>
          <SceneText x={184} y={49} tone="soft" anchor="end">
            {indexed}
          </SceneText>
          <Rule x={1} y={60} width={198} />
          {pages.map(([page, fault, result], index) => (
            <g key={page} transform={`translate(0 ${69 + index * 28})`}>
              {fault && (
                <Bar
                  x={8}
                  y={0}
                  width={184}
                  height={24}
                  radius={6}
                  fill={isFixed ? 'sourcingField' : 'seoField'}
                />
              )}
              {fault && !isFixed ? (
                <Cross x={17} y={16.5} tone="danger" />
              ) : (
                <Tick x={16} y={16.5} />
              )}
              <SceneText x={36} y={16.5} size={11} family="mono">
                {page}
              </SceneText>
              {fault && (
                <SceneText x={184} y={16.5} size={11} family="bold" anchor="end">
                  {isFixed ? result : fault}
                </SceneText>
              )}
            </g>
          ))}
        </g>
      ))}
      <Pill x={356} y={1} width={58} height={20} label="Sample" size={11} isOutlined />
    </>
  );
}

const crawls = [
  { x: 4, when: 'Before', indexed: '3 of 7 indexed', isFixed: false },
  { x: 216, when: 'After', indexed: '6 of 7 indexed', isFixed: true },
] as const;

const pages = [
  ['/', '', ''],
  ['/prices', 'noindex', 'indexed'],
  ['/boilers', 'robots.txt', 'indexed'],
  ['/leeds', '', ''],
  ['/old-shop', '404', 'redirected'],
  ['/reviews', 'duplicate', 'indexed'],
  ['/contact', '', ''],
] as const;
