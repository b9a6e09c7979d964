export type ReviewFilterProps = {
  label: string;
  all: string;
  groups: { id: string; name: string; reviews: unknown[] }[];
};

/** Shows the reviews of one group or of all, by the rules that the page states for it. */
export function ReviewFilter({ label, all, groups }: ReviewFilterProps) {
  return (
    <fieldset className="review-filter">
      <legend>{label}</legend>
      <label className="choice">
        <input type="radio" name="only" id="only-all" defaultChecked />
        {all}
      </label>
      {groups.map(({ id, name, reviews }) => (
        <label key={id} className="choice">
          <input type="radio" name="only" id={`only-${id}`} />
          {name} <span className="choice-count">{reviews.length}</span>
        </label>
      ))}
    </fieldset>
  );
}
