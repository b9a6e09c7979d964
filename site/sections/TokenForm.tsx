export type TokenFormProps = { action: string; button: string };

/** One button that sends the token which the server puts in: a link alone changes nothing. */
export function TokenForm({ action, button }: TokenFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" defaultValue="" />
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}
