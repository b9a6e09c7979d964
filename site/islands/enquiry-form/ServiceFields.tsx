import { clsx } from 'clsx';
import type { EnquiryField } from '../../../contract/enquiry-rules.ts';
import type { Catalogue, Offer } from '../../../contract/plan.ts';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Service } from './chosen-terms.ts';
import styles from './EnquiryForm.module.css';
import type { FieldsProps } from './TextField.tsx';
import type { About } from './use-about.ts';

export type ServiceFieldsProps = FieldsProps & {
  /** The name of each group of services by its id, in order. */
  categories: Record<string, string>;
  catalogue: Catalogue;
  about: About;
  /** The chosen service. */
  chosen: Service | undefined;
  onChoose: (about: About) => void;
};

/** The lists for choosing a service and one of its packages. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { words, errorOf, onType, categories, catalogue, about, chosen, onChoose } = props;
  // Without script, the list has to include every package.
  const offered = Object.entries(chosen?.packages ?? everyPackage(catalogue));
  const service = { id: 'service' satisfies EnquiryField, error: errorOf('service') };
  const tier = { id: 'package' satisfies EnquiryField, error: errorOf('package') };
  return (
    <div className={clsx(styles.row, styles.services)}>
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
          {Object.entries(categories).map(([id, name]) => (
            <optgroup key={id} label={name}>
              {Object.entries(catalogue)
                .filter(([, { category }]) => category === id)
                .map(option)}
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

/** The longest list of packages is merged first, so that its order applies to all. */
function everyPackage(catalogue: Catalogue): Record<string, Offer> {
  const lists = Object.values(catalogue).map(({ packages }) => packages);
  const size = (packages: object) => Object.keys(packages).length;
  return Object.assign({}, ...lists.toSorted((one, other) => size(other) - size(one)));
}

function option([slug, { name }]: [string, { name: string }]) {
  return (
    <option key={slug} value={slug}>
      {name}
    </option>
  );
}
