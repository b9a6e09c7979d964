export type PackageChoice = { value: string; label: string };

export type ServiceChoice = {
  value: string;
  label: string;
  /** Price and delivery, such as "from £750, 28 days". */
  terms: string;
  /** Those of each package that it is sold in. */
  packages: Record<string, string>;
};

/** The services of a category. */
export type ServiceGroup = { label: string; choices: ServiceChoice[] };
