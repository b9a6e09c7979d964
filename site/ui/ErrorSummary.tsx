/** Empty and hidden until a form has errors; takes focus then and links to the fields. */
export function ErrorSummary() {
  return (
    <div className="error-summary" data-error-summary="" role="alert" tabIndex={-1} hidden>
      <p className="error-heading" data-error-heading="" />
      <ul data-error-list="" />
    </div>
  );
}
