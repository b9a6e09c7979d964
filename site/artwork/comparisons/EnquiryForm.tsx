import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Window } from '../parts/Window.tsx';
import styles from './change.module.css';

/**
 * A page without an enquiry form, then the same page with a form and an enquiry sent through it.
 */
export function EnquiryForm() {
  return (
    <>
      <Window x={20} y={12} width={250} height={280} address="yourbusiness.co.uk" />
      <SceneText x={40} y={80} size={18} family="display">
        New boilers, fitted
      </SceneText>
      <g className={styles.before}>
        <Bar x={40} y={96} width={190} />
        <Bar x={40} y={110} width={206} />
        <Bar x={40} y={124} width={170} />
        <Bar x={40} y={138} width={198} />
        <SceneText x={40} y={176} size={11} tone="soft">
          Our address is on the contact page.
        </SceneText>
      </g>
      <g className={styles.arriving}>
        <Panel x={40} y={94} width={210} height={30} radius={8} fill="paper" />
        <SceneText x={52} y={113} size={13}>
          Priya Shah
        </SceneText>
        <Panel x={40} y={132} width={210} height={30} radius={8} fill="paper" />
        <SceneText x={52} y={151} size={13}>
          Leeds, LS6
        </SceneText>
        <Pill
          x={40}
          y={172}
          width={210}
          height={32}
          label="Ask for a quote"
          fill="accent"
          size={13}
          isOutlined
        />
        <Panel x={244} y={60} width={140} height={62} radius={10} fill="ink" />
        <Disc x={262} y={82} radius={5} fill="accent" line="none" />
        <SceneText x={274} y={86} size={13} family="bold" tone="white">
          New enquiry
        </SceneText>
        <SceneText x={257} y={108} size={12} tone="softOnInk">
          Priya, Leeds
        </SceneText>
      </g>
    </>
  );
}
