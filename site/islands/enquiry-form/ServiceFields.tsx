import type { EnquiryField } from '../../../contract/enquiry-rules.ts';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './EnquiryForm.module.css';
import type { PackageChoice, ServiceChoice, ServiceGroup } from './services.ts';
import type { FieldsProps } from './TextField.tsx';
import type { About } from './use-about.ts';

export type ServiceFieldsProps = FieldsProps & {
  services: ServiceGroup[];
  packages: PackageChoice[];
  about: About;
  /** The service that is chosen. */
  chosen: ServiceChoice | undefined;
  onChoose: (about: About) => void;
};

/** Which service, and which of the packages that it is sold in. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { words, errorOf, onType, services, packages, about, chosen, onChoose } = props;
  // Without script every package has to be there.
  const offered = packages.filter(({ value }) => !chosen || Object.hasOwn(chosen.packages, value));
  const service = { id: 'service' satisfies EnquiryField, error: errorOf('service') };
  const tier = { id: 'package' satisfies EnquiryField, error: errorOf('package') };
  return (
    <div className={styles.row}>
      <Field {...service} label={words.fields.service.label} optional={words.optional}>
        <Select
          {...fieldControl(service)}
          name="service"
          value={about.service}
          onChange={({ target }) => {
            onChoose({ ...about, service: target.value });
            onType('service', target.value);
          }}
        >
          <option value="">{words.fields.service.none}</option>
          {services.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map(option)}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field
        {...tier}
        label={words.fields.package.label}
        optional={words.optional}
        className={styles.package}
        hidden={offered.length === 0}
      >
        <Select
          {...fieldControl(tier)}
          name="package"
          value={about.package}
          onChange={({ target }) => {
            onChoose({ ...about, package: target.value });
            onType('package', target.value);
          }}
        >
          <option value="">{words.fields.package.none}</option>
          {offered.map(option)}
        </Select>
      </Field>
    </div>
  );
}

function option({ value, label }: PackageChoice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
