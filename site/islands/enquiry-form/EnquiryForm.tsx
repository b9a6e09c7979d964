import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryField, enquiryFields } from '../../../contract/enquiry-rules.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { type Catalogue, conditionsOf, itemOf, type PlanLine } from '../../../contract/plan.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import { formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/Button.tsx';
import { Consent } from '../../ui/Consent.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { FormStatus, type FormStatusProps } from '../FormStatus.tsx';
import { useIslandLive } from '../island-live.ts';
import { isPlainClick } from '../keys.ts';
import { ChosenService } from './ChosenService.tsx';
import { storeDraft } from './draft.ts';
import styles from './EnquiryForm.module.css';
import { EnquirySent } from './EnquirySent.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { MessageField } from './MessageField.tsx';
import { PlanLines, type PlanLinesProps } from './PlanLines.tsx';
import { ServiceFields, type ServiceFieldsProps } from './ServiceFields.tsx';
import { TextField } from './TextField.tsx';
import { nothing, useAbout } from './use-about.ts';
import { useDraft } from './use-draft.ts';
import { type EnquiryState, useEnquiry } from './use-enquiry.ts';
import { useFormPlan } from './use-form-plan.ts';

export type EnquiryFormProps = {
  words: FormWords['enquiry'];
  action: string;
  /** The address of the fallback email that visitors can send if the form fails. */
  email: string;
  categories: ServiceFieldsProps['categories'];
  /** The services and packages that can be planned and ordered. */
  catalogue: Catalogue;
  offers: PlanLinesProps['offers'];
  plan: PlanWords;
  vat: string;
  /** What happens once the form is sent, next to the button. */
  children: ReactNode;
};

/**
 * The enquiry form. Without script it is a plain post, and the server fills in the response. With
 * script it validates, sends and confirms on the same page without losing any input.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { words, action, email, categories, catalogue, offers } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { about, chosen, message, choose } = useAbout(form, catalogue);
  const { plan, check, addKept, clear } = useFormPlan(form, catalogue, props.plan);
  const onTaken = () => {
    form.current?.reset();
    storeDraft([]);
    choose(nothing);
    clear();
  };
  const hasPlan = plan.items.length > 0;
  const offersFor = (lines: readonly PlanLine[]) => {
    const conditions = conditionsOf({ lines: [...lines], leftOut: [] }, catalogue);
    return offers.filter(({ category }) => conditions.has(category)).map(({ text }) => text);
  };
  const enquiry = useEnquiry({
    words,
    plan: props.plan,
    catalogue,
    action,
    email,
    hasPlan,
    onTaken,
  });
  const { state } = enquiry;
  useDraft(form);
  useIslandLive(root);

  useEffect(() => {
    if (enquiry.summary.length > 0) summary.current?.focus();
  }, [enquiry.summary]);

  const focus = (field: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const onSelect = (field: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    focus(field);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enquiry.submit(event.currentTarget);
  };
  const startAnother = () => {
    // The form must be visible before its first field can take focus.
    flushSync(enquiry.startAnother);
    focus(enquiryFields[0]);
  };
  const onAddKept = () => {
    const [first] = plan.kept;
    // The pressed button disappears, so the first of the added lines takes focus.
    flushSync(() => {
      // The lists are hidden beside a plan, so what was chosen there becomes a line.
      addKept(about.service ? [itemOf(about.service, about.package)] : []);
      choose(nothing);
    });
    form.current?.querySelector<HTMLElement>(`input[value="${first}"]`)?.focus();
  };
  const remove = () => {
    choose(nothing);
    focus('service' satisfies EnquiryField);
  };

  const isSent = state.kind === 'sent';
  const fields = { words, errorOf: enquiry.errorOf, onType: enquiry.recheck };
  return (
    <div ref={root}>
      {chosen && !isSent && (
        <ChosenService
          service={chosen}
          tier={about.package}
          words={words.about}
          plan={props.plan}
          onRemove={remove}
        />
      )}
      <form
        ref={form}
        data-form="enquiry"
        method="post"
        action={action}
        noValidate
        onSubmit={onSubmit}
        className={styles.form}
        hidden={isSent}
      >
        <ErrorSummary
          ref={summary}
          heading={formatCount(enquiry.summary.length, words.summary.heading)}
          errors={enquiry.summary}
          onSelect={onSelect}
        />
        <PlanLines
          {...{ catalogue, plan, offers, words: props.plan, vat: props.vat }}
          onCheck={check}
          onAddKept={onAddKept}
        />
        <div className={styles.row}>
          <TextField field="firstName" {...fields} />
          <TextField field="lastName" {...fields} />
        </div>
        <div className={styles.row}>
          <TextField field="phone" {...fields} />
          <TextField field="email" {...fields} />
        </div>
        <ServiceFields
          {...fields}
          {...{ categories, catalogue, about, chosen, onChoose: choose }}
        />
        <MessageField {...fields} start={message} hasPlan={hasPlan} />
        <HiddenFields words={words} />
        <Consent text={words.consent.text} links={words.consent.links} />
        <div className={styles.send}>
          <Button type="submit">{words.submit}</Button>
          <p>{props.children}</p>
        </div>
      </form>
      {isSent ? (
        <EnquirySent
          sent={state}
          words={words.status}
          plan={props.plan}
          vat={props.vat}
          offers={offersFor(state.lines)}
          onAnother={startAnother}
        />
      ) : (
        <FormStatus {...statusOf(state, words)} />
      )}
    </div>
  );
}

function statusOf(state: EnquiryState, words: FormWords['enquiry']): FormStatusProps {
  if (state.kind !== 'failed') {
    return { message: state.kind === 'sending' ? words.status.sending : '', isFailed: false };
  }
  const { lead, link } = words.mailFallback;
  return { message: state.message, isFailed: true, mail: { lead, label: link, href: state.mail } };
}
